/// The elements of the page that are there before the script runs.
enum PageBody {
    /// All elements.
    static let all = """
        <pre id="tree"></pre>
        """
}
