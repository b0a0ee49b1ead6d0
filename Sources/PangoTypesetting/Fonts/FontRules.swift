/// The whole configuration of fontconfig for this program.
enum FontRules {
    /// No hinting. Fonts that have pictures of one size, as those of emoji do, are scaled to the requested
    /// size: without the rule, which every system's configuration has too, they keep their own size.
    ///
    /// - Parameter folder: A folder of fonts whose description fontconfig keeps.
    static func text(for folder: FontFolderScan?) -> String {
        guard let folder else { return text }
        return text.replacing("</fontconfig>", with: "\(folder.rules)</fontconfig>")
    }

    private static let text = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <match target="pattern">
            <edit name="antialias" mode="assign"><bool>true</bool></edit>
            <edit name="hinting" mode="assign"><bool>false</bool></edit>
            <edit name="autohint" mode="assign"><bool>false</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
            <edit name="rgba" mode="assign"><const>none</const></edit>
          </match>
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide>
                <name target="pattern">pixelsize</name>
                <name target="font">pixelsize</name>
              </divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign">
              <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
          </match>
        </fontconfig>
        """
}
