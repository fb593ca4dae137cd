"""A card on the table: a pixmap and nothing else, so that Qt draws it without asking Python."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_desktop.rules.cards import JOKER_FACE
from canasta_desktop.ui.base.rect import CARD_RATIO
from canasta_desktop.ui.display.display import BACK
from canasta_desktop.ui.faces import BLACK_JOKER, RED_JOKER, CardPictures, Picture, Shadow


class CardItem(QGraphicsPixmapItem):
    """One card in sight. Its position is the upright card's upper left corner; never turned, only its picture is."""

    def __init__(self, token: int) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.token = token
        self.width = 0.0
        # What it wears is known here: asking Qt in each frame of fifty ways would take as long as moving the cards.
        self._worn: Picture | None = None
        self._is_bent = False
        self._signs: dict[str, QGraphicsPixmapItem] = {}

    def wear(
        self,
        pictures: CardPictures,
        face: int,
        width: float,
        turned: int = 0,
        shadow: Shadow = Shadow.FLAT,
        *,
        is_large: bool = False,
    ) -> None:
        """Take the picture of a face, or of the back for BACK; `is_large`: with a large index."""
        picture = self.picture(pictures, face, width, turned, shadow, is_large=is_large)
        if picture is not self._worn:
            self._worn = picture
            self.setPixmap(picture.pixmap)
            self.setOffset(picture.offset)
        self.width = width

    def picture(
        self,
        pictures: CardPictures,
        face: int,
        width: float,
        turned: int = 0,
        shadow: Shadow = Shadow.FLAT,
        *,
        is_large: bool = False,
    ) -> Picture:
        """The picture it would wear; of the two jokers always the same one."""
        joker = BLACK_JOKER if face == JOKER_FACE and self.token % 2 else RED_JOKER
        return pictures.picture(None if face == BACK else face, width, joker, turned, shadow, is_large=is_large)

    def size_to(self, scale: float, across: float = 1.0) -> None:
        """Show the card larger or smaller than its picture while it flies; `across` below 1 turns it over."""
        if abs(scale - 1) < 0.002 and across == 1.0:
            if self._is_bent:
                self._bend(QTransform())
            return
        turn = QTransform.fromScale(scale * across, scale)
        turn *= QTransform.fromTranslate(self.width * scale * (1 - across) / 2, 0)
        self._bend(turn)

    def lean(self, degrees: float) -> None:
        """Turn the card around its middle, as large as it is shown."""
        shown = self.transform()
        middle = shown.map(QPointF(self.width / 2, self.height / 2))
        turn = QTransform.fromTranslate(middle.x(), middle.y())
        turn.rotate(degrees).translate(-middle.x(), -middle.y())
        self._bend(shown * turn)

    def _bend(self, transform: QTransform) -> None:
        """Only a picture that is not drawn as it was painted needs smoothing."""
        is_bent = not transform.isIdentity()
        if is_bent != self._is_bent:
            self._is_bent = is_bent
            mode = Qt.TransformationMode.SmoothTransformation if is_bent else Qt.TransformationMode.FastTransformation
            self.setTransformationMode(mode)
        self.setTransform(transform)

    @property
    def has_signs(self) -> bool:
        """Whether it has ever worn one."""
        return bool(self._signs)

    def sign(self, name: str, picture: QPixmap | None, offset: QPointF) -> None:
        """Put a sign on the card that goes where it goes (outline, bar, count), or take it off with None."""
        item = self._signs.get(name)
        if picture is None:
            if item is not None:
                item.hide()
            return
        if item is None:
            item = self._signs[name] = QGraphicsPixmapItem(self)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPixmap(picture)
        item.setOffset(offset)
        item.show()

    @property
    def height(self) -> float:
        return CARD_RATIO * self.width
