import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session) @MainActor
struct ButtonTests {
    private func color<Content: View>(of text: String, in content: Content) -> UIColor? {
        let label = Stage(content).views(UILabel.self).first { $0.attributedText?.string == text }
        return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    private func isSame(_ color: UIColor?, _ other: UIColor) -> Bool {
        color?.resolvedColor(with: UITraitCollection()).cgColor == other.resolvedColor(with: UITraitCollection()).cgColor
    }

    @Test func aButtonHasTheTintUntilAForegroundStyleIsSaidAroundIt() {
        #expect(isSame(color(of: "A", in: Button("A") {}.tint(.green)), .systemGreen))
        #expect(isSame(color(of: "A", in: Button("A") {}.foregroundColor(.red)), .systemRed))
        #expect(isSame(color(of: "A", in: VStack { Button("A", role: .destructive) {} }.foregroundStyle(.orange)), .systemOrange))
        #expect(isSame(color(of: "A", in: Button("A") {}.foregroundColor(.primary)), .label))
        #expect(isSame(color(of: "A", in: Button("A") {}.buttonStyle(.bordered).foregroundColor(.red)), .systemRed))
        #expect(isSame(color(of: "A", in: Button("A") {}.buttonStyle(.borderedProminent)), .white))
        #expect(isSame(color(of: "A", in: Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)), .black))
    }

    @Test func aDisabledButtonIsFainter() {
        #expect(isSame(color(of: "A", in: Button("A") {}.disabled(true)), .tertiaryLabel))
        let faint = color(of: "A", in: Button("A") {}.foregroundColor(.black).disabled(true))
        #expect(faint?.cgColor.alpha == 0.25)
    }

    @Test func headersGreyIsNotTheirButtons() {
        let list = List {
            Section {
                Text("row")
            } header: {
                Button("A") {}
            }
        }
        #expect(isSame(color(of: "A", in: list.listStyle(.plain)), .systemBlue))
    }

    @Test func whatALabelHasStandsBesideEachOtherAsOneView() {
        let button = Button {
        } label: {
            Rectangle().frame(width: 20, height: 20)
            Rectangle().frame(width: 30, height: 30)
        }
        // The background, which is a view as large as the two and the space around them, and the two.
        let stage = Stage(VStack(spacing: 0) { button.padding(10).background(Rectangle()) })
        #expect(stage.shapes.map(\.size) == [CGSize(width: 78, height: 50), CGSize(width: 20, height: 20), CGSize(width: 30, height: 30)])
        #expect(stage.shapes[1].midY == stage.shapes[2].midY)
        let menu = Stage(
            Menu {
                Button("Item") {}
            } label: {
                Rectangle().frame(width: 20, height: 20)
                Rectangle().frame(width: 30, height: 30)
            })
        #expect(menu.shapes[0].midY == menu.shapes[1].midY)
    }
}
