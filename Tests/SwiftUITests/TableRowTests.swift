import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Animal: Identifiable {
    let id: String
    var legs = 4
    var young: [Animal]?
}

private struct Farm: View {
    var isOpen: Binding<Bool>?
    @State private var chosen: String?
    private let birds = [Animal(id: "Hen", legs: 2), Animal(id: "Duck", legs: 2)]
    var body: some View {
        VStack {
            Table(of: Animal.self, selection: $chosen) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Legs") { Text("\($0.legs)") }
            } rows: {
                TableRow(Animal(id: "Cow")).contextMenu { Button("Milk") {} }
                if isOpen != nil { TableRow(Animal(id: "Goat")) }
                Section("Birds") {
                    DisclosureTableRow(Animal(id: "Goose", legs: 2), isExpanded: isOpen) {
                        TableRow(Animal(id: "Gosling", legs: 2))
                    }
                    ForEach(birds)
                }
                ForEach([Animal(id: "Snail", legs: 0)]) { TableRow($0) }
            }
            Text("chosen \(chosen ?? "nobody")")
        }
    }
}

private struct Opened: View {
    @State private var isOpen = false
    var body: some View {
        VStack {
            Farm(isOpen: $isOpen)
            Button("open") { isOpen.toggle() }
        }
    }
}

private struct Family: View {
    var body: some View {
        Table([Animal(id: "Dog", young: [Animal(id: "Puppy")]), Animal(id: "Cat")], children: \.young) {
            TableColumn("Name") { Text($0.id) }
            TableColumn("Legs") { Text("\($0.legs)") }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct TableRowTests {
    private static let names = ["Cow", "Goat", "Birds", "Goose", "Gosling", "Hen", "Duck", "Snail", "Dog", "Puppy", "Cat"]

    /// The names that are seen, from the top.
    private func names<V: View>(_ stage: Stage<V>) -> [String] {
        stage.views(UILabel.self).filter { label in
            let isSeen = !sequence(first: label as UIView, next: \.superview).contains(where: \.isHidden)
            return isSeen && Self.names.contains(label.attributedText?.string ?? "")
        }
        .sorted { $0.convert(CGPoint.zero, to: stage.window).y < $1.convert(CGPoint.zero, to: stage.window).y }
        .compactMap { $0.attributedText?.string }
    }

    private func stage<V: View>(_ view: V, _ size: UserInterfaceSizeClass = .regular) -> Stage<some View> {
        Stage(view.environment(\.horizontalSizeClass, size), size: CGSize(width: 400, height: 800))
    }

    @Test func aTableHasTheRowsThatAreWritten() {
        let stage = stage(Farm())
        #expect(names(stage) == ["Cow", "Birds", "Goose", "Hen", "Duck", "Snail"])
        #expect(["Name", "Legs", "0"].allSatisfy(stage.texts.contains))
        #expect(names(self.stage(Farm(), .compact)) == ["Cow", "Birds", "Goose", "Hen", "Duck", "Snail"])
    }

    @Test func rowsBelowARowAreShownAsAValueSays() {
        let stage = stage(Opened())
        #expect(!names(stage).contains("Gosling") && names(stage).contains("Goat"))
        stage.tap("open")
        stage.advance(1)
        #expect(names(stage) == ["Cow", "Goat", "Birds", "Goose", "Gosling", "Hen", "Duck", "Snail"])
        stage.tap("open")
        stage.advance(1)
        #expect(!names(stage).contains("Gosling"))
    }

    @Test func anArrowShowsTheRowsBelowARow() throws {
        let stage = stage(Family())
        #expect(names(stage) == ["Dog", "Cat"])
        let arrow = try #require(stage.views(UIImageView.self).first)
        let place = arrow.convert(CGPoint(x: arrow.bounds.midX, y: arrow.bounds.midY), to: stage.window)
        let finger = Finger { stage.now }
        finger.down(at: place)
        finger.up(at: place)
        stage.advance(1)
        #expect(names(stage) == ["Dog", "Puppy", "Cat"])
        func left(_ name: String) -> CGFloat {
            stage.views(UILabel.self).first { $0.attributedText?.string == name }.map { $0.convert(CGPoint.zero, to: stage.window).x } ?? 0
        }
        #expect(abs(left("Puppy") - left("Dog") - 20) < 0.5 && left("Cat") == left("Dog"))
    }

    @Test func aRowOfATableIsChosen() throws {
        let stage = stage(Farm())
        let table = try #require(stage.views(UITableView.self).first)
        let cell = try #require(stage.views(ListCell.self).first { $0.spokenText?.contains("Duck") == true })
        table.delegate?.tableView(table, didSelectRowAt: try #require(table.indexPath(for: cell)))
        stage.advance(0.1)
        #expect(stage.texts.contains("chosen Duck"))
    }

    @Test func rowsMayBeOrderedChosenAndHaveOthersBelow() {
        let rows = TableRowBuilder<Animal>.buildBlock()
        #expect(rows._rows().isEmpty)
        let outline = DisclosureTableRow(Animal(id: "a")) { ForEach(["b", "c"], id: \.self) { TableRow(Animal(id: $0)) } }
        let parts = TableParts(outline._rows(), ["a"])
        #expect(parts.loose.map(\.id) == ["a", "b", "c"] && parts.loose.map(\.depth) == [0, 1, 1] && parts.hasOutlines)
    }
}
