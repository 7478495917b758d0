import SampanHost
import Testing

@testable import UIKit

/// The main menu of an app, and the keys of its commands. Each test has a process of its own.
@Suite struct MainMenuTests {
    /// An app whose controller performs commands.
    @MainActor
    private static func launch() -> (LoggedApp, CommandController) {
        CommandController.register()
        let controller = CommandController()
        LoggedApp.onConnect = { scene, _, _ in scene.windows[0].rootViewController = controller }
        let app = LoggedApp()
        app.advance(0.2)
        _ = app.told()
        return (app, controller)
    }

    /// Presses a key and lets it go; what was told.
    @MainActor
    private static func press(
        _ app: LoggedApp, _ characters: String, _ usage: Int, _ modifiers: HostEvent.KeyModifiers = .command
    ) -> [String] {
        app.tell(.key(usage: usage, isDown: true, characters: characters, modifiers: modifiers))
            + app.tell(.key(usage: usage, isDown: false, characters: characters, modifiers: modifiers))
    }

    @Test func theMenuIsBuiltByTheAppsDelegateWhenAKeyIsFirstPressedAndAgainWhenItNeedsTo() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, _) = Self.launch()
                #expect(Self.press(app, "q", 0x14) == ["build main"])
                #expect(Self.press(app, "q", 0x14) == [])
                UIMenuSystem.main.setNeedsRebuild()
                UIMenuSystem.main.setNeedsRebuild()
                app.advance(0.1)
                #expect(app.told() == [])
                #expect(Self.press(app, "q", 0x14) == ["build main"])
                #expect(UIMenuSystem.main === UIMenuSystem.main && UIMenuSystem.main !== UIMenuSystem.context)
            }
        }
    }

    @Test func keysOfTheMenuArePerformedByWhoeverOfTheChainDoesAndAreValidatedBefore() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, controller) = Self.launch()
                LoggedApp.onBuildMenu = { builder in
                    guard builder.system === UIMenuSystem.main else { return }
                    let save = UIKeyCommand(
                        title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command,
                        alternates: [UICommandAlternate(title: "Save As", action: Selector("saveAs:"), modifierFlags: .shift)])
                    builder.insertChild(UIMenu(options: .displayInline, children: [save]), atStartOfMenu: .file)
                }
                #expect(Self.press(app, "s", 0x16) == ["build main", "validate Save", "save: Save"])
                #expect(Self.press(app, "s", 0x16, [.command, .shift]) == ["validate Save As", "saveAs: Save As"])
                controller.idle = ["Save"]
                #expect(Self.press(app, "s", 0x16) == ["validate Save"])
                // What was disabled once is asked about again.
                controller.idle = []
                #expect(Self.press(app, "s", 0x16) == ["validate Save", "save: Save"])
            }
        }
    }

    @Test func aRespondersOwnCommandComesBeforeTheMenus() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, controller) = Self.launch()
                LoggedApp.onBuildMenu = { builder in
                    let save = UIKeyCommand(title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command)
                    builder.insertChild(UIMenu(options: .displayInline, children: [save]), atStartOfMenu: .file)
                }
                controller.own = [
                    UIKeyCommand(title: "Nobody's", action: Selector("nobodys:"), input: "s", modifierFlags: .command),
                    UIKeyCommand(title: "Mine", action: Selector("other:"), input: "s", modifierFlags: .command),
                ]
                #expect(Self.press(app, "s", 0x16) == ["build main", "validate Mine", "other: Mine"])
            }
        }
    }

    @Test func keysThatTextUsesAreItsUnlessACommandWantsPriority() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, controller) = Self.launch()
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                controller.view.addSubview(field)
                controller.own = [UIKeyCommand(title: "Next", action: Selector("other:"), input: "j", modifierFlags: [])]
                #expect(Self.press(app, "j", 0x0D, []).contains("other: Next"))
                field.becomeFirstResponder()
                #expect(Self.press(app, "j", 0x0D, []) == [])
                controller.own[0].wantsPriorityOverSystemBehavior = true
                #expect(Self.press(app, "j", 0x0D, []).contains("other: Next"))
                controller.own = [UIKeyCommand(title: "Send", action: Selector("other:"), input: "j", modifierFlags: .command)]
                #expect(Self.press(app, "j", 0x0D).contains("other: Send"))
            }
        }
    }

    @Test func theAppUndoesWhatTheFirstRespondersManagerKnows() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, controller) = Self.launch()
                let manager = controller.undoManager!
                manager.groupsByEvent = false
                manager.beginUndoGrouping()
                manager.registerUndo(withTarget: controller) { _ in LoggedApp.log.append("undone") }
                manager.endUndoGrouping()
                #expect(Self.press(app, "z", 0x1D).contains("undone"))
                #expect(!Self.press(app, "z", 0x1D).contains("undone"))
            }
        }
    }

    @Test func theCommandKeyShowsTheMenuAfterASecond() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, controller) = Self.launch()
                let overlay = ShortcutOverlay.current
                controller.own = [UIKeyCommand(title: "Mine", action: Selector("other:"), input: "m", modifierFlags: .command)]
                let down = HostEvent.key(usage: 0xE3, isDown: true, characters: "", modifiers: .command)
                let up = HostEvent.key(usage: 0xE3, isDown: false, characters: "", modifiers: [])
                _ = app.tell(down)
                app.advance(0.7)
                #expect(!overlay.isShown)
                app.advance(0.4)
                #expect(overlay.panel?.titles == [Bundle.main.displayName, MenuWord.file.text, MenuWord.edit.text])
                #expect(overlay.panel?.rows.map(\.command.title) == ["Mine"])
                _ = app.tell(up)
                #expect(!overlay.isShown)
                // Another key says that the first one was no question.
                _ = app.tell(down)
                app.advance(0.5)
                #expect(Self.press(app, "m", 0x10).contains("other: Mine"))
                app.advance(1)
                #expect(!overlay.isShown)
            }
        }
    }

    @Test func aCommandThatIsShownCanBeTappedAndNothingIsLeftOfTheMenu() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, controller) = Self.launch()
                let left = LeftOvers()
                controller.own = [
                    UIKeyCommand(
                        title: "Mine", action: Selector("other:"), input: "m", modifierFlags: .command,
                        alternates: [UICommandAlternate(title: "Other One", action: Selector("saveAs:"), modifierFlags: .shift)])
                ]
                _ = app.tell(.key(usage: 0xE3, isDown: true, characters: "", modifiers: .command))
                app.advance(1.2)
                _ = app.tell(.key(usage: 0xE1, isDown: true, characters: "", modifiers: [.command, .shift]))
                do {
                    let panel = ShortcutOverlay.current.panel
                    #expect(panel?.rows.map(\.command.title) == ["Other One"])
                    if let panel { left.add(panel) }
                    panel?.rows.first?.sendActions(for: .touchUpInside)
                }
                #expect(app.told().contains("saveAs: Other One"))
                app.advance(1)
                #expect(left.count == 0 && !ShortcutOverlay.current.isShown)
            }
        }
    }

    @Test func keysHaveTheNumbersOfUSBKeyboards() {
        #expect(UIKeyboardHIDUsage(rawValue: 4) == .keyboardA && UIKeyboardHIDUsage(rawValue: 0x1D) == .keyboardZ)
        #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 0x27 && UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
        #expect(UIKeyboardHIDUsage.keypadEnter.rawValue == 0x58 && UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
        #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1 && UIKeyboardHIDUsage.keyboardKanaSwitch.rawValue == 0x90)
        #expect(UIKeyboardHIDUsage(rawValue: 0) == nil && UIKeyboardHIDUsage(rawValue: 0xA5) == nil)
    }

    @Test func aPressHasTheCodeOfItsKey() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let controller = PressedController()
                LoggedApp.onConnect = { scene, _, _ in scene.windows[0].rootViewController = controller }
                let app = LoggedApp()
                app.advance(0.2)
                #expect(controller.becomeFirstResponder())
                for (usage, characters) in [(0x1A, "w"), (0x27, "0"), (0x36, ","), (0x3A, ""), (0x59, "1"), (0x102, "")] {
                    _ = Self.press(app, characters, usage, [])
                }
                #expect(
                    controller.codes == [
                        .keyboardW, .keyboard0, .keyboardComma, .keyboardF1, .keypad1, .keyboardErrorUndefined,
                    ])
            }
        }
    }

    @Test func aMenuThatIsShownIsBuiltAnew() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (app, _) = Self.launch()
                _ = app.tell(.key(usage: 0xE3, isDown: true, characters: "", modifiers: .command))
                app.advance(1.2)
                #expect(ShortcutOverlay.current.panel?.titles == [MenuWord.file.text, MenuWord.edit.text])
                LoggedApp.onBuildMenu = { $0.remove(menu: .edit) }
                UIMenuSystem.main.setNeedsRebuild()
                app.advance(0.1)
                #expect(ShortcutOverlay.current.panel?.titles == [MenuWord.file.text])
            }
        }
    }
}

/// A controller that writes down which keys are pressed.
private final class PressedController: UIViewController {
    var codes: [UIKeyboardHIDUsage] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        codes += presses.compactMap { $0.key?.keyCode }
    }
}

/// A controller with commands, which writes down what is asked of it.
final class CommandController: UIViewController {
    var own: [UIKeyCommand] = []
    /// The titles of commands that cannot be performed now.
    var idle: Set<String> = []

    override var keyCommands: [UIKeyCommand]? { own }

    override func buildMenu(with builder: any UIMenuBuilder) {
        LoggedApp.log.append("controller builds \(builder.system === UIMenuSystem.main ? "main" : "context")")
    }

    override func validate(_ command: UICommand) {
        LoggedApp.log.append("validate \(command.title)")
        if idle.contains(command.title) { command.attributes.insert(.disabled) }
    }

    static func register() {
        ClassRegistry.register(CommandController.self) { description in
            for name in ["save:", "saveAs:", "other:"] {
                description.method(name) { _, arguments in
                    LoggedApp.log.append("\(name) \((arguments.first as? UICommand)?.title ?? "")")
                    return nil
                }
            }
        }
    }
}
