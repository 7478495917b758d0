import Foundation

/// The program as `sampan render` starts it, with a folder of its own.
final class Renderer {
    struct Outcome {
        var status: Int32
        /// The names of the pictures.
        var pictures: [String]
        /// The warnings without the file's name: "12: warning: …".
        var messages: [String]
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("render-tests-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("render-interface")

    /// Draws a document.
    func callAsFunction(_ document: String, name: String = "Main.storyboard", _ arguments: String...) throws -> Outcome {
        let file = folder.appendingPathComponent(name)
        try document.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["--output", folder.path, "--shown-as", "doc"] + arguments + [file.path]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            pictures: text.split(separator: "\n").map { URL(fileURLWithPath: String($0)).lastPathComponent },
            messages: messages.split(separator: "\n").map { $0.replacingOccurrences(of: "doc:", with: "") })
    }

    /// The width and height that a picture says of itself, in pixels.
    func size(of picture: String) throws -> [Int] {
        let header = [UInt8](try Data(contentsOf: folder.appendingPathComponent(picture)).prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        return [16, 20].map { header[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// The content of a picture.
    func bytes(of picture: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(picture)) }
}

/// A storyboard around scenes; the first scene's elements start on line 3.
func storyboard(_ scenes: String, initial: String = "vc", device: String = "retina4_7") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES" \
    useTraitCollections="YES" initialViewController="\(initial)"><device id="\(device)" orientation="portrait"/><scenes>
    \(scenes)
    </scenes></document>
    """
}

/// A scene with one view controller whose view holds what is given, each on a line: the subviews from the scene's second line on.
func scene(_ subviews: String, constraints: String = "", attributes: String = #"id="vc""#) -> String {
    """
    <scene sceneID="s"><objects><viewController \(attributes) sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" \
    y="0.0" width="375" height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    \(subviews)
    </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><viewLayoutGuide key="safeArea" id="sa"/><constraints>
    \(constraints)
    </constraints></view></viewController></objects></scene>
    """
}
