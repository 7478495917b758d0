import Testing

@testable import Lowering

@Suite struct CardEmitterTests {
    private func files(_ module: String, _ sources: [String: String]) throws -> [String: String] {
        let frameworks = Framework.read(sources.mapValues { [ModuleInput.Source(path: "\($0.count)/A.swift", text: $0)] })
        let framework = try #require(frameworks.first { $0.name == module })
        return CardEmitter().files(for: framework, among: frameworks)
    }

    private let kit = """
        open class View: NSObject {}
        open class Dial: View {}
        struct ClassCard {}
        extension ClassCard {
            static let view = ClassCard(View.self, elements: "view pane", names: "alpha hidden", attributes: [.custom("frame") { _, _ in }])
            static let dial = ClassCard(
                Dial.self, elements: "dial",
                names: \"\"\"
                    first
                    second
                    \"\"\",
                withoutEffect: "third", attributes: [.property("min", \\.minimum), .always { _, _ in }, .traits])
        }
        """

    @Test func cardsOfAModuleAreEnteredWhenItIsLoaded() throws {
        let text = try #require(try files("UIKit", ["UIKit": kit])["Cards.swift"])
        #expect(text.contains("ClassCards.register {") && text.contains(".dial,\n") && text.contains(".view,\n"))
        #expect(!text.contains("import UIKit"))
        #expect(try files("Other", ["Other": "class A {}"]).isEmpty)
    }

    @Test func theSchemaKnowsElementsAttributesAndSuperclassesOfCards() throws {
        let sources = [
            "UIKit": kit, "SampanInterfaceBuilder": "",
            "Maps": """
            import UIKit
            open class Map: Dial {}
            extension ClassCard { static let map = ClassCard(Map.self, elements: "mapView", names: "zoom") }
            """,
        ]
        let text = try #require(try files("SampanInterfaceBuilder", sources)["Schema+Cards.swift"])
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("\"View\": Card( superclass: nil, elements: \"view pane\", attributes: \"alpha frame hidden\"),"))
        #expect(words.contains("\"Dial\": Card( superclass: \"View\", elements: \"dial\", attributes: \"first min second third\"),"))
        #expect(words.contains("\"Map\": Card( superclass: \"Dial\", elements: \"mapView\", attributes: \"zoom\"),"))
    }
}
