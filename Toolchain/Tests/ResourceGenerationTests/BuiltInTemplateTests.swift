import Foundation
import Templates
import Testing

@testable import ResourceGeneration

/// The templates that come with Sampan; their outputs are held by the public fixtures (`make swiftgen-fixtures`).
@Suite struct BuiltInTemplateTests {
    private static let spacings: [Environment.Spacing] = [.smart, .compact]

    @Test(arguments: BuiltInTemplates.all)
    func everyTemplateSaysSoWhereThereIsNothing(_ builtIn: BuiltInTemplate) throws {
        for spacing in Self.spacings {
            let output = try Template(builtIn.text, environment: .resources(spacing: spacing)).render()
            #expect(output.contains("// Generated "))
            let isSaid = output.contains("\n// No ") || builtIn.parser == "coredata" || builtIn.name == "swift6"
            #expect(isSaid, "\(builtIn.parser)/\(builtIn.name)")
        }
    }

    @Test func namesAreThoseOfTheDocumentation() {
        let old = BuiltInTemplates.all.filter { $0.name != "swift6" }
        let names = Dictionary(grouping: old, by: \.parser).mapValues { $0.map(\.name).sorted() }
        #expect(names["strings"] == ["flat-swift4", "flat-swift5", "objc-h", "objc-m", "structured-swift4", "structured-swift5"])
        #expect(names["ib"] == ["scenes-swift4", "scenes-swift5", "segues-swift4", "segues-swift5"])
        #expect(names["json"] == ["inline-swift4", "inline-swift5", "runtime-swift4", "runtime-swift5"])
        #expect(names["yaml"] == ["inline-swift4", "inline-swift5"])
        #expect(names["xcassets"] == ["swift4", "swift5"])
        #expect(names.count == 10)
    }

    @Test func noLineIsLeftOfTheOtherVersionOfSwift() {
        for builtIn in BuiltInTemplates.all {
            #expect(!builtIn.text.split(separator: "\n").contains { $0.hasPrefix("4|") || $0.hasPrefix("5|") })
        }
    }

    /// A copy with other words in the place of some.
    private func copy(_ parser: String, _ name: String, _ changes: [(String, String)]) throws -> String {
        var text = try #require(BuiltInTemplates.named(name, parser: parser)).text
        for (old, new) in changes {
            #expect(text.components(separatedBy: old).count == 2, "\(old) is there once")
            text = text.replacingOccurrences(of: old, with: new)
        }
        return text
    }

    private let assets: [String: Any] = [
        "catalogs": [["name": "Colors", "assets": [["type": "color", "name": "header", "value": "header"]]] as [String: Any]],
        "resourceCount": ["color": 1],
    ]

    @Test func aCopyOfTheAssetTemplateCanBeFilledIn() throws {
        let snippet = "{{accessModifier}} private(set) lazy var other: Color = {\n    color\n  }()"
        let text = try copy("xcassets", "swift5", [("// Add Support For SwiftUI Here", snippet)])
        for spacing in Self.spacings {
            let output = try Template(text, environment: .swift(spacing: spacing)).render(assets)
            #expect(output.contains("internal private(set) lazy var other: Color = {\n    color\n  }()\n"))
            #expect(output.contains("static let header = ColorAsset(name: \"header\")"))
        }
    }

    @Test func importsStandAtTheThirteenthLineOfTheAssetTemplate() throws {
        var lines = try #require(BuiltInTemplates.named("swift5", parser: "xcassets")).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[10].hasPrefix("{% set accessModifier %}"))
        lines.insert("import SwiftUI", at: 12)
        for spacing in Self.spacings {
            let output = try Template(lines.joined(separator: "\n"), environment: .swift(spacing: spacing)).render(assets)
            #expect(output.contains("import SwiftUI\n#if os(macOS)\n"))
        }
    }

    @Test func aCopyOfTheFontTemplateCanBeFilledIn() throws {
        let text = try copy(
            "fonts", "swift5",
            [
                ("// Add Support For SwiftUI Here", "{{accessModifier}} func styled() -> Font {\n    font(size: 12)\n  }"),
                ("// Add Support For SwiftUI here\nfileprivate extension Font {\n}", "fileprivate extension Font {\n  func more() {}\n}"),
            ])
        let values: [String: Any] = [
            "families": [["name": "Noto", "fonts": [["name": "Noto-Bold", "style": "Bold", "path": "Noto.ttf"]]] as [String: Any]]
        ]
        for spacing in Self.spacings {
            let output = try Template(text, environment: .swift(spacing: spacing)).render(values)
            #expect(output.contains("internal func styled() -> Font {\n    font(size: 12)\n  }\n"))
            #expect(output.contains("\nfileprivate extension Font {\n  func more() {}\n}\n"))
            #expect(output.contains("static let bold = FontConvertible(name: \"Noto-Bold\", family: \"Noto\", path: \"Noto.ttf\")"))
        }
    }

    @Test func whatIsNotFilledInIsNotPrinted() throws {
        for (parser, values) in [("xcassets", assets)] {
            let text = try copy(parser, "swift5", [])
            #expect(!(try Template(text, environment: .swift()).render(values)).contains("Add Support"))
        }
    }

    @Test func textsAreEscapedInLiterals() throws {
        let text = try copy("json", "inline-swift5", [])
        let document: [String: Any] = [
            "data": ["quote": "say \"hi\"\n\tC:\\", "list": [NSNull(), 1], "table": ["a": "b"], "bytes": Data([1, 2])] as [String: Any],
            "metadata": [
                "type": "Dictionary",
                "properties": [
                    "quote": ["type": "String"], "bytes": ["type": "Data"],
                    "list": ["type": "Array", "element": ["type": "Any", "items": [["type": "Optional"], ["type": "Int"]]]],
                    "table": ["type": "Dictionary", "properties": ["a": ["type": "String"]]],
                ] as [String: Any],
            ] as [String: Any],
        ]
        let output = try Template(text, environment: .swift()).render(["files": [["name": "a", "document": document] as [String: Any]]])
        #expect(output.contains(#"static let quote: String = "say \"hi\"\n\tC:\\""#))
        #expect(output.contains("static let list: [Any] = [nil, 1]"))
        #expect(output.contains(#"static let table: [String: Any] = ["a": "b"]"#))
        #expect(output.contains("static let bytes: Data = Data([1, 2])"))
    }
}
