import Foundation
import XcodeProject

/// The project that `sampan new` writes.
struct ProjectTemplate {
    /// The app's name.
    let name: String
    /// The first part of the bundle identifier.
    let organization: String

    /// Whether the name can be a file's, and in quotes everywhere in a project.
    var hasValidName: Bool {
        guard let first = name.first, first.isLetter || first.isNumber else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    }

    /// The name of the app's module, as Xcode makes it.
    var moduleName: String { BuildSettings.moduleName(ofProduct: name) }

    /// The bundle identifier: only letters, digits, hyphens and dots.
    var identifier: String {
        let plain = name.unicodeScalars.map { scalar -> Character in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? Character(scalar) : "-"
        }
        return "\(organization).\(String(plain))"
    }

    /// The files by their paths below the project's folder.
    var files: [String: String] {
        [
            "\(name).xcodeproj/project.pbxproj": projectFile,
            "\(name).xcodeproj/project.xcworkspace/contents.xcworkspacedata": Self.workspace,
            "\(name)/AppDelegate.swift": Self.appDelegate,
            "\(name)/SceneDelegate.swift": Self.sceneDelegate,
            "\(name)/ViewController.swift": Self.viewController,
            "\(name)/Info.plist": Self.infoPlist,
            "\(name)/Base.lproj/Main.storyboard": mainStoryboard,
            "\(name)/Base.lproj/LaunchScreen.storyboard": Self.launchScreen,
            "\(name)/Assets.xcassets/Contents.json": Self.catalog,
            "\(name)/Assets.xcassets/AppIcon.appiconset/Contents.json": Self.appIcon,
            "\(name)/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accentColor,
        ]
    }

    /// Writes the files. Throws if the folder is there already.
    func write(to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw TemplateError(description: "\(folder.path) is there already")
        }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}

/// Why no project was made.
struct TemplateError: Error, CustomStringConvertible {
    var description: String
}
