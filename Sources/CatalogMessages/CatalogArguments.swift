public import CommandArguments

/// The arguments of a catalogue's program, which `formwork` and the program share.
public enum CatalogArguments {
    /// The names of the devices, as the kit's presets are called.
    public static let devices = [
        "iPhoneSE", "iPhone13Mini", "iPhone13", "iPhone14", "iPhone14Plus", "iPhone14Pro", "iPhone14ProMax",
        "iPhone15", "iPhone15Plus", "iPhone15Pro", "iPhone15ProMax", "iPhone16", "iPhone16Plus",
        "iPhone16Pro",
        "iPhone16ProMax", "iPadMini", "iPad", "iPadAir11", "iPadPro11", "iPadPro13",
    ]
    /// The sizes of text, the smallest first.
    public static let textSizes = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]
    /// The matrices of settings that have a name.
    public static let matrices = [
        "standard", "single", "phones", "pads", "text-sizes", "pseudo-languages", "everything",
    ]

    private static let languageHelp =
        "a language such as de or ar, or a made-up one: doubled, accented, bounded, right-to-left"

    /// What a screen is shown with; all of it replaces what the catalogue says.
    public static let look = [
        CommandOption("--device", .choice("DEVICE", devices), "the device"),
        CommandOption(
            "--ios", .choice("VERSION", ["17", "18", "26"]), "the version of iOS that is simulated"),
        CommandOption("--landscape", "the device on its side"),
        CommandOption("--portrait", "the device upright"),
        CommandOption("--dark", "the dark appearance"),
        CommandOption("--light", "the light appearance"),
        CommandOption("--text-size", .choice("SIZE", textSizes), "the size of text of the user"),
        CommandOption("--rtl", "from right to left"),
        CommandOption("--ltr", "from left to right"),
        CommandOption("--language", .text("LANGUAGE"), languageHelp),
    ]

    /// How pictures are drawn.
    public static let drawing = [
        CommandOption(
            "--scale", .text("PIXELS"), "pixels per point of PNG, from 0.1 to 10; the device's by default"),
        CommandOption(
            "--chrome", .choice("PARTS", ["none", "screen", "device"]),
            "what is drawn of the device: nothing, what lies on its screen (by default), or its body too"),
    ]

    /// The settings in which screens are checked.
    public static let matrix = [
        CommandOption(
            "--matrix", .choice("NAME", matrices), "the settings to begin with; standard by default"),
        CommandOption("--devices", .choices("A,B", devices), "these devices instead"),
        CommandOption(
            "--orientations", .choices("A,B", ["portrait", "landscape"]), "these orientations instead"),
        CommandOption("--appearances", .choices("A,B", ["light", "dark"]), "these appearances instead"),
        CommandOption("--text-sizes", .choices("A,B", textSizes), "these sizes of text instead"),
        CommandOption("--directions", .choices("A,B", ["ltr", "rtl"]), "these directions instead"),
        CommandOption(
            "--languages", .text("A,B"), "these languages instead; development is the screen's own"),
        CommandOption(
            "--pairwise", "fewer settings, in which each two values of two dimensions still come together"),
    ]

    /// What kinds of files a capture is written as.
    public static let captureFormats = ["tree", "compact", "json", "html", "why"]

    private static let common = [
        CommandOption("--protocol", .choice("VERSION", ["1"]), "the version of arguments and messages"),
        CommandOption(
            "--screen", .text("NAME"), isRepeatable: true, "a screen, by its exact name; all without it"),
        CommandOption("--into", .folder("FOLDER"), "where files are written; it has to exist"),
    ]

    /// The table of the program's verbs.
    public static let table: CommandTable = {
        var list = CommandSpecification("list", "Lists the screens.")
        list.options = [common[0]]
        var render = CommandSpecification("render", "Draws screens as files.")
        let formats = CommandOption(
            "--formats", .choices("A,B", ["png", "svg", "pdf"]), "the kinds of files; png by default")
        render.options = common + [formats] + look + drawing
        var inspect = CommandSpecification("inspect", "Writes captures of screens.")
        let format = CommandOption(
            "--format", .choice("FORMAT", captureFormats), "the kind of file; tree by default")
        let view = CommandOption("--view", .text("NAME"), "the views that 'why' explains")
        let variants = CommandOption("--variants", "pages have other looks too, with a switch")
        inspect.options = common + [format, view, variants] + look
        var check = CommandSpecification("check", "Checks screens in a matrix of settings.")
        check.options = common + matrix + [CommandOption("--page", "also a page for each screen")]
        var sheet = CommandSpecification("sheet", "Draws a contact sheet of pictures.")
        sheet.options = [
            common[0], CommandOption("--list", .file("FILE"), "the pictures, as JSON of drawn ones"),
            common[2],
        ]
        return CommandTable(
            program: "PROGRAM", summary: "Offers screens to 'formwork'.",
            groups: [CommandTable.Group("verbs", [list, render, inspect, check, sheet])])
    }()
}
