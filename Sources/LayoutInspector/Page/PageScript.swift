/// The script of the page, in parts by concern.
enum PageScript {
    /// All parts, in the order in which they run.
    static var all: String { "'use strict'\n" + main }

    private static let main = """
        const data = JSON.parse(document.getElementById('data').textContent)
        document.getElementById('tree').textContent = data.captures.map(capture => capture.views
          .map(view => ' '.repeat(view.depth) + view.className + ' ' + view.frame.flat().join(' ')).join('\\n')).join('\\n\\n')
        """
}
