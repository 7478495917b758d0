// Draws one storyboard or xib: sampan render starts it once for each document.
//
//     render-interface [--device NAME] [--appearance light|dark] [--output FOLDER] [--frames] [--shown-as PATH] FILE
//
// Images and texts are those of the bundle that the program stands in. Paths of pictures go to the output, warnings to the error output.
import Foundation
import SampanHost
import InterfaceRendering

/// A view's line, cause, name and frames, with tabulators between them.
func text(_ frame: FrameRecord) -> String {
    func numbers(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%.2f", $0) }.joined(separator: " ")
    }
    let name = frame.name.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return ["\(frame.line)", frame.cause.rawValue, String(name), numbers(frame.saved), numbers(frame.own)].joined(separator: "\t")
}

@MainActor
func run() -> Int32 {
    var options = InterfaceCanvas.Options()
    var file: String?
    var shown: String?
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
        switch word {
        case "--device": options.device = words.popFirst().flatMap { Device.named($0) }
        case "--appearance": options.isDark = words.popFirst() == "dark"
        case "--output": options.output = words.popFirst().map { URL(fileURLWithPath: $0) }
        case "--frames": options.comparesFrames = true
        case "--shown-as": shown = words.popFirst()
        default: file = word
        }
    }
    guard let file else { return 64 }
    do {
        let result = try InterfaceCanvas.render(URL(fileURLWithPath: file), options: options)
        for finding in result.findings { FileHandle.standardError.write(Data((finding.text(file: shown ?? file) + "\n").utf8)) }
        for picture in result.pictures { print(picture.path) }
        for frame in result.frames { print(text(frame)) }
        return 0
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        return 1
    }
}

exit(MainActor.assumeIsolated { run() })
