/// The style of the page.
enum PageStyle {
    /// All rules.
    static let all = refusal

    /// The rules of the page that is written instead of a refused one.
    static let refusal = """
        :root { color-scheme: light dark; }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: Canvas; color: CanvasText; }
        main { max-width: 44em; margin: 15vh auto; padding: 0 20px; overflow-wrap: anywhere; }
        """
}
