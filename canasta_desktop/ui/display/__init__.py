"""The contract between presenter and screen: what is shown, and what a person wants."""
