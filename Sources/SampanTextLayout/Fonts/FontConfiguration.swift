import CPango
import Foundation

/// The fontconfig set-up that all text goes by.
///
/// It is our own and not the machine's, so that a line is as wide on one machine as on the next, whatever a person has
/// configured: fonts come from the system's folders and from the app, and none is hinted.
enum FontConfiguration {
    private static let document = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts</dir>
          <dir>/usr/local/share/fonts</dir>
          <cachedir>/var/cache/fontconfig</cachedir>
          <cachedir prefix="xdg">fontconfig</cachedir>
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
          </match>
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
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

    /// The one configuration.
    nonisolated(unsafe) static let shared: OpaquePointer = {
        guard let config = FcConfigCreate() else { fatalError("fontconfig: out of memory") }
        let parsed = document.withCString { text in
            FcConfigParseAndLoadFromMemory(config, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self), FcTrue)
        }
        guard parsed == FcTrue, FcConfigBuildFonts(config) == FcTrue else { fatalError("fontconfig: the set-up cannot be read") }
        return config
    }()

    /// The families that supply the characters which a face lacks, in the order in which they are asked.
    static let fallbackFamilies = [
        "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans CJK SC",
        "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols 2", "DejaVu Sans",
        "Noto Color Emoji",
    ]

    /// The families that are asked first where emoji are wanted.
    static let emojiFamilies = ["Noto Color Emoji", "Noto Sans Symbols", "Noto Sans Symbols 2", "DejaVu Sans"]
}
