import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session) @MainActor
struct ControlTests {
    @Test func cornersStayRoundWhereTheRectangleIsTooSmallForThem() {
        // Half a circle at each side, no ellipse.
        let path = RoundedRectangle(cornerRadius: 75, style: .circular).path(in: CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(path.contains(CGPoint(x: 30, y: 3)) && !path.contains(CGPoint(x: 3, y: 3)))
    }

    @Test func itemsOfTheKeyboardStandAboveItWhileAFieldIsEdited() {
        struct Page: View {
            @State var text = ""
            var body: some View {
                TextField("name", text: $text).toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {}
                    }
                }
            }
        }
        let stage = Stage(Page())
        let field = stage.views(UITextField.self)[0]
        field.becomeFirstResponder()
        let bar = field.inputAccessoryView as? UIToolbar
        #expect(bar?.items?.count == 2 && bar?.items?[0].customView == nil)
    }

    @Test func aPickerLeadsToAPageOfItsOptions() {
        struct Page: View {
            @State var choice = 2
            var body: some View {
                NavigationView {
                    Form { Picker("Number", selection: $choice) { ForEach(1..<4) { Text("number \($0)").tag($0) } } }
                        .pickerStyle(.navigationLink)
                }
            }
        }
        let stage = Stage(Page())
        #expect(stage.texts.contains("Number") && stage.texts.contains("number 2") && !stage.texts.contains("number 3"))
    }

    @Test func aFieldGrowsWithItsText() {
        func height(_ text: String) -> CGFloat {
            UIHostingController(rootView: TextField("note", text: .constant(text), axis: .vertical).lineLimit(3))
                .sizeThatFits(in: CGSize(width: 100, height: 1_000)).height
        }
        let line = height("a")
        #expect(abs(height("a\nb") - 2 * line) < 3)
        #expect(height("a\nb\nc\nd\ne") < 3.5 * line)
    }

    @Test func aTimelineIsMadeAnewWithEachFrame() {
        struct Clock: View {
            let date: Date
            var body: some View { Text(verbatim: "\(date)") }
        }
        let evaluations = Evaluations()
        let stage = Stage(TimelineView(.animation) { Clock(date: $0.date) })
        _ = evaluations.take(Clock.self)
        stage.advance(0.5)
        #expect((25...35).contains(evaluations.take(Clock.self)))

        let still = Stage(TimelineView(.animation(paused: true)) { Clock(date: $0.date) })
        _ = evaluations.take(Clock.self)
        still.advance(0.5)
        #expect(evaluations.take(Clock.self) == 0)
    }

    @Test func coloursOfUIKitNeedNoLabel() {
        #expect(Color(.white) == Color(uiColor: .white))
        #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    }

    @Test func headersCanStandOut() {
        func size(_ prominence: Prominence) -> CGFloat {
            let stage = Stage(List { Section("Header") { Text("row") } }.headerProminence(prominence))
            let label = stage.views(UILabel.self).first { $0.attributedText?.string.lowercased() == "header" }
            return (label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0
        }
        #expect(size(.standard) == 13 && size(.increased) == 20)
    }
}
