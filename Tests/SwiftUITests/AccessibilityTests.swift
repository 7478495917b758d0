import SampanHost
import Sessions
import Testing
@testable import SwiftUI
@testable import UIKit

private struct Volume: View {
    @State private var volume = 5
    @State private var isMuted = false
    var body: some View {
        VStack {
            HStack {
                Text("Volume")
                Text("\(volume)")
            }
            .accessibilityElement(children: .combine)
            .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
            .accessibilityIdentifier("volume")
            Button("mute") { isMuted.toggle() }
                .accessibilityLabel(isMuted ? "Sound on" : "Sound off").accessibilityHint("Turns all sound off")
                .accessibilityAddTraits(isMuted ? .isSelected : [])
        }
    }
}

@Observable
private final class Reminding {
    var isOn = false
}

@Suite(.session, .serialized) @MainActor
struct AccessibilityTests {
    private func elements<V: View>(_ stage: Stage<V>) -> [UIView] {
        func look(_ view: UIView) -> [UIView] {
            guard !view.accessibilityElementsHidden else { return [] }
            return view.isAccessibilityElement ? [view] : view.subviews.flatMap(look)
        }
        return look(stage.window)
    }

    @Test func whatIsSaidOfAViewIsSaidByItsElement() throws {
        let stage = Stage(Text("3").accessibilityLabel("Three apples").accessibility(value: Text("ripe")).accessibilityIdentifier("apples"))
        let element = try #require(elements(stage).first)
        #expect(element.accessibilityLabel == "Three apples" && element.accessibilityValue == "ripe")
        #expect(element.accessibilityIdentifier == "apples")
    }

    @Test func anIdentifierOfAStackIsThatOfAllInIt() {
        let stage = Stage(
            VStack {
                Text("a")
                Text("b")
            }.accessibilityIdentifier("both"))
        #expect(elements(stage).map(\.accessibilityIdentifier) == ["both", "both"])
    }

    @Test func aRowThatIsALinkIsAButtonWithWhatIsSaidOfItsLabel() throws {
        let stage = Stage(
            NavigationView {
                List {
                    NavigationLink {
                        Text("page")
                    } label: {
                        Text("Bench Press").accessibilityIdentifier("bench")
                    }
                    NavigationLink(destination: Text("nothing")) { EmptyView() }.accessibilityLabel("Empty")
                    NavigationLink("Off") { Text("off") }.disabled(true)
                }
            })
        let links = elements(stage).filter { $0.accessibilityTraits.contains(.button) }
        #expect(links.map(\.accessibilityLabel) == ["Bench Press", "Empty", "Off"])
        #expect(links.map(\.accessibilityIdentifier) == ["bench", nil, nil])
        #expect(links.map { $0.accessibilityTraits.contains(.notEnabled) } == [false, false, true])
        #expect(try #require(links.first).accessibilityActivate())
        stage.advance(1)
        #expect(elements(stage).contains { $0.accessibilityLabel == "page" })
    }

    @Test func aHiddenViewIsNotMetAndAShapeIsWhenSomethingIsSaidOfIt() {
        let stage = Stage(
            VStack {
                Text("hidden").accessibilityHidden(true)
                Circle().accessibilityLabel(Text("A dot"))
                Image(systemName: "star").accessibility(hidden: true)
            })
        #expect(elements(stage).map(\.accessibilityLabel) == ["A dot"])
    }

    @Test func childrenAreCombinedIgnoredOrContained() {
        func labels(_ behavior: AccessibilityChildBehavior) -> [String?] {
            elements(
                Stage(
                    VStack {
                        Text("one")
                        Text("two")
                    }.accessibilityElement(children: behavior))
            ).map(\.accessibilityLabel)
        }
        #expect(labels(.combine) == ["one, two"])
        #expect(labels(.contain) == ["one", "two"])
        #expect(labels(.ignore) == [nil])
    }

    @Test func anElementIsAdjustedAndSaysWhatItIsSetToThen() throws {
        let stage = Stage(Volume())
        let element = try #require(elements(stage).first { $0.accessibilityIdentifier == "volume" })
        #expect(element.accessibilityTraits.contains(.adjustable) && element.accessibilityLabel == "Volume, 5")
        element.accessibilityIncrement()
        element.accessibilityIncrement()
        element.accessibilityDecrement()
        stage.advance(0.1)
        #expect(element.accessibilityLabel == "Volume, 6")
    }

    @Test func whatIsSaidFollowsTheState() throws {
        let stage = Stage(Volume())
        let button = try #require(stage.views(PressControl.self).first)
        #expect(button.accessibilityLabel == "Sound off" && button.accessibilityHint == "Turns all sound off")
        #expect(button.accessibilityTraits == .button)
        button.sendActions(for: .touchUpInside)
        stage.advance(0.1)
        #expect(button.accessibilityLabel == "Sound on" && button.accessibilityTraits == [.button, .selected])
        button.sendActions(for: .touchUpInside)
        stage.advance(0.1)
        #expect(button.accessibilityTraits == .button)
    }

    @Test func actionsAreDone() throws {
        var log: [String] = []
        let view = Text("mail").accessibilityAction(named: "Archive") { log.append("archive") }.accessibilityAction { log.append("open") }
        let stage = Stage(view)
        let element = try #require(elements(stage).first)
        #expect(element.accessibilityActivate())
        var named: [UIAccessibilityCustomAction] = []
        for view in stage.views(AccessibilityView.self) { named += view.accessibilityCustomActions ?? [] }
        #expect(named.map(\.name) == ["Archive"])
        for action in named { #expect(action.actionHandler?(action) == true) }
        #expect(log == ["open", "archive"])
    }

    private func all(_ kind: ElementKind, in element: ElementSnapshot) -> [ElementSnapshot] {
        element.children.flatMap { ($0.kind == kind ? [$0] : []) + all(kind, in: $0) }
    }

    @Test func aToggleIsASwitchWithItsTitleAndTheSwitchItselfInIt() throws {
        let model = Reminding()
        let stage = Stage(
            VStack {
                Toggle("Remind me", isOn: Bindable(model).isOn).accessibilityIdentifier("reminds")
                Toggle("Unseen", isOn: Bindable(model).isOn).labelsHidden()
            })
        var screen = ElementTree.shared.look().app
        #expect(all(.staticText, in: screen).isEmpty)
        let switches = all(.switch, in: screen)
        #expect(switches.map(\.label) == ["Remind me", "", "Unseen", ""])
        #expect(switches.map(\.identifier) == ["reminds", "", "", ""] && switches.map(\.value) == ["0", "0", "0", "0"])
        #expect(switches[0].children.map(\.kind) == [.switch])
        let point = try #require(switches[0].point)
        #expect(switches[0].frame.width > 200 && switches[1].frame.contains(point))
        model.isOn = true
        stage.advance(0.1)
        screen = ElementTree.shared.look().app
        #expect(all(.switch, in: screen).map(\.value) == ["1", "1", "1", "1"])
    }

    @Test func aButtonIsKnownByWhatItsLabelIsKnownBy() throws {
        let stage = Stage(
            Button {
            } label: {
                HStack {
                    Image(systemName: "plus")
                    Text("Add").accessibilityIdentifier("add")
                }
            })
        let button = try #require(all(.button, in: ElementTree.shared.look().app).first)
        #expect(button.identifier == "add")
        withExtendedLifetime(stage) {}
    }

    @Test func controlsAreKnownByTheirTitles() throws {
        let stage = Stage(
            VStack {
                Slider(value: .constant(0.5)) { Text("Volume") }
                Stepper("Guests", value: .constant(2)).accessibilityIdentifier("guests")
                DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).accessibilityIdentifier("day")
            })
        let screen = ElementTree.shared.look().app
        #expect(all(.slider, in: screen).map(\.label) == ["Volume"])
        let stepper = try #require(all(.stepper, in: screen).first)
        #expect(stepper.label == "Guests" && stepper.identifier == "guests")
        #expect(all(.button, in: stepper).map(\.identifier) == ["guests-Decrement", "guests-Increment"])
        let picker = try #require(all(.datePicker, in: screen).first)
        #expect(picker.label == "Day" && picker.identifier == "day")
        #expect(all(.button, in: picker).map(\.label) == ["Date Picker", "Time Picker"])
        withExtendedLifetime(stage) {}
    }
}
