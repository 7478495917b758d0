import Foundation
import XcodeProject

@testable import Localization

/// A folder of files that lives as long as this object.
final class TestProject {
    let path: String

    init(_ files: [String: String] = TestProject.app) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/sampan-localization-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // As links lead: the temporary folder may be one.
        path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    func open() throws -> LocalizedProject { try LocalizedProject(try Project.open(at: path)) }

    /// The document of a language, as export writes it.
    func document(_ language: String) throws -> String {
        var export = LocalizationExport(try open(), options: ExtractionOptions(), version: "1")
        return try export.document(in: language).text(version: "1")
    }

    @discardableResult func merge(_ document: String) throws -> LocalizationImport.Outcome {
        var merge = LocalizationImport(try open(), options: ExtractionOptions())
        return try merge.merge(try XLIFFDocument(Array(document.utf8), path: "in.xliff"), path: "in.xliff")
    }

    func check(_ languages: [String] = ["fr"]) throws -> LocalizationCheck {
        try LocalizationCheck(try open(), languages: languages, options: ExtractionOptions())
    }

    /// A project with sources, an interface, all kinds of tables and an Info.plist.
    static let app = [
        "App.xcodeproj/project.pbxproj": projectFile,
        "App/A.swift": """
        import UIKit
        let a = NSLocalizedString("greeting", comment: "Said first")
        let b = String(localized: "Welcome, \\(name)", comment: "Behind the greeting")
        let c = NSLocalizedString("other", tableName: "Other", value: "Another", comment: "")
        let d = String(localized: "Catalogued", table: "Cat")
        let files = String.localizedStringWithFormat(NSLocalizedString("%d files", comment: ""), 3)

        """,
        "App/en.lproj/Localizable.strings": "/* Said first */\n\"greeting\" = \"Hello\";\n\n/* Nobody asks */\n\"old\" = \"Old\";\n",
        "App/fr.lproj/Localizable.strings": "// By hand\n\"gone\" = \"Parti\";\n\n/* Said first */\n\"greeting\" = \"Salut\";\n",
        "App/en.lproj/Localizable.stringsdict": rules,
        "App/Cat.xcstrings": catalog,
        "App/Base.lproj/Main.storyboard": storyboard,
        "App/fr.lproj/Main.strings": "/* Class = \"UILabel\"; text = \"Label\"; ObjectID = \"l-1\"; */\n\"l-1.text\" = \"Texte\";\n",
        "App/Info.plist": """
        <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>NSCameraUsageDescription</key>
        <string>To scan codes</string></dict></plist>
        """,
    ]

    static let rules = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<!-- kept -->
        \t<key>%d files</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@files@</string>
        \t\t<key>files</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \t\t\t<key>one</key>
        \t\t\t<string>One file</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%d files</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """

    static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Zebra" : {

            },
            "%lld birds" : {
              "comment" : "How many",
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld bird"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld birds"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="v-1">
        <scenes><scene sceneID="s-1"><objects><viewController id="v-1" sceneMemberID="viewController"><view key="view" id="w-1"><subviews>
        <label text="Label" id="l-1"/><button id="b-1"><state key="normal" title="Press &amp; &quot;hold&quot;"/></button>
        <segmentedControl id="g-1"><segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
        <textField placeholder="Name" id="t-1"/></subviews></view></viewController></objects></scene></scenes></document>
        """

    static let projectFile = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 50; rootObject = R; objects = {
        R = {isa = PBXProject; buildConfigurationList = L; developmentRegion = en; knownRegions = (en, Base, fr); mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (GA); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (FA, VS, VD, VM, FC); path = App; sourceTree = "<group>"; };
        FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        FC = {isa = PBXFileReference; path = Cat.xcstrings; sourceTree = "<group>"; };
        VS = {isa = PBXVariantGroup; children = (S1, S2); name = Localizable.strings; sourceTree = "<group>"; };
        S1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        S2 = {isa = PBXFileReference; name = fr; path = fr.lproj/Localizable.strings; sourceTree = "<group>"; };
        VD = {isa = PBXVariantGroup; children = (D1); name = Localizable.stringsdict; sourceTree = "<group>"; };
        D1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.stringsdict; sourceTree = "<group>"; };
        VM = {isa = PBXVariantGroup; children = (M1, M2); name = Main.storyboard; sourceTree = "<group>"; };
        M1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        M2 = {isa = PBXFileReference; name = fr; path = fr.lproj/Main.strings; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productName = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (P1, P2); };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
        P2 = {isa = PBXResourcesBuildPhase; files = (B2, B3, B4, B5); };
        B1 = {isa = PBXBuildFile; fileRef = FA; };
        B2 = {isa = PBXBuildFile; fileRef = VS; };
        B3 = {isa = PBXBuildFile; fileRef = VD; };
        B4 = {isa = PBXBuildFile; fileRef = VM; };
        B5 = {isa = PBXBuildFile; fileRef = FC; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Debug; };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Sample; INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; }; };
        }; }
        """
}

/// What an error says; empty where there is none.
func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return ""
}

/// An XLIFF document with one file.
func xliff(_ original: String, _ units: String, language: String = "fr") -> String {
    """
    <?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
}
