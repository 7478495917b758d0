import Foundation
import Testing
import UIKit

extension DocumentLoading {
    /// The cards of classes, held against the classes and the documents.
    @MainActor @Suite struct CardTests {
        private func load<Object>(_ xml: String, as type: Object.Type = Object.self) throws -> Object {
            try #require(UINib(data: Data(xibXML(xml).utf8), bundle: nil).instantiate(withOwner: nil).first as? Object)
        }

        private func name(_ card: ClassCard) -> String { String(describing: card.cls) }

        /// The superclasses of the frameworks' open classes, as the sources say.
        private func openClasses() throws -> [String: String] {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let folder = root.appendingPathComponent("Sources/UIKit").path
            let declaration = #/(?m)^open class (\w+): (\w+)/#
            var found: [String: String] = [:]
            for case let path as String in try #require(FileManager.default.enumerator(atPath: folder)) where path.hasSuffix(".swift") {
                let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
                for match in text.matches(of: declaration) { found[String(match.1)] = String(match.2) }
            }
            return found
        }

        @Test func everyClassThatDocumentsMakeHasACard() throws {
            let superclasses = try openClasses()
            let kinds: Set = [
                "UIView", "UIViewController", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UICollectionViewLayout",
            ]
            let made = superclasses.keys.filter { cls in
                sequence(first: cls) { superclasses[$0] }.contains { kinds.contains($0) }
            }
            #expect(made.count > 40)
            #expect(Set(made).subtracting(ClassCards.all.map(name)).sorted() == [])
        }

        @Test func noTwoCardsHaveAnElement() {
            let elements = ClassCards.all.flatMap(\.elements)
            #expect(elements.count > 40 && Set(elements).count == elements.count)
        }

        @Test func elementsMakeObjectsOfTheirClass() throws {
            for card in ClassCards.all {
                for element in card.elements {
                    let object: AnyObject = try load("<\(element) id=\"x\"/>")
                    #expect(type(of: object) == card.cls, "<\(element)>")
                }
            }
        }

        @Test func aNameStandsOnceInACard() {
            for card in ClassCards.all {
                #expect(card.names.intersection(card.attributeNames).isEmpty, "\(name(card))")
                #expect(card.withoutEffect.intersection(card.attributeNames.union(card.names)).isEmpty, "\(name(card))")
            }
        }

        @Test func documentsCanSayWhatACardNames() {
            for card in ClassCards.all { #expect(card.unreadableAttributes == [], "\(name(card))") }
        }

        @Test func whatADocumentSaysToBeNothingBecomesNothing() throws {
            let label: UILabel = try load("<label text=\"A\" id=\"l\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>")
            #expect(label.textColor == .label && label.highlightedTextColor == nil)
            let bar: UISearchBar = try load("<searchBar id=\"s\"><nil key=\"text\"/></searchBar>")
            #expect((bar.text ?? "").isEmpty)
        }

        @Test func wordsAreTheNamesOfCasesAndThoseOfOlderDocuments() throws {
            func style(_ word: String) throws -> UIButton.ButtonType {
                (try load("<button buttonType=\"\(word)\" id=\"b\"/>") as UIButton).buttonType
            }
            #expect(try style("infoDark") == .infoDark && style("roundedRect") == .system)
            let label: UILabel = try load("<label lineBreakMode=\"middleTruncation\" baselineAdjustment=\"alignCenters\" id=\"l\"/>")
            #expect(label.lineBreakMode == .byTruncatingMiddle && label.baselineAdjustment == .alignCenters)
        }

        /// A framework beside UIKit enters cards for its classes; their attributes and facts are then those of documents.
        @Test func frameworksEnterCardsOfTheirOwn() throws {
            HologramView.register()
            let view: HologramView = try load(
                "<view \(custom("HologramView")) tag=\"3\" id=\"v\"><color key=\"beam\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></view>"
            )
            #expect(view.tag == 3 && view.beam == UIColor(white: 1, alpha: 1))
        }
    }
}

final class HologramView: UIView {
    var beam: UIColor?

    @MainActor static func register() {
        ClassCards.register { [ClassCard(HologramView.self, decodedBy: UIView.self, attributes: [.property("beam", \.beam)])] }
    }
}
