"""A rule set as pages: Markdown, web page, paper."""
