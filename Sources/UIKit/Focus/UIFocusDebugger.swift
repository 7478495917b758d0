import Foundation
import ObjCRuntime

/// What the focus debugger says; print it. Source: <https://developer.apple.com/documentation/uikit/uifocusdebuggeroutput>.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Tells, while a program is debugged, where the focus is and why it goes where it goes.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusdebugger>.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    private final class Report: NSObject, UIFocusDebuggerOutput {
        private let text: String
        init(_ lines: [String]) { text = lines.joined(separator: "\n") }
        nonisolated override var description: String { text }
        nonisolated override var debugDescription: String { text }
    }

    /// What the debugger can be asked.
    open class func help() -> any UIFocusDebuggerOutput {
        Report([
            "UIFocusDebugger.status(): the item that has the focus",
            "UIFocusDebugger.checkFocusability(for:): why an item can have the focus, or why not",
            "UIFocusDebugger.simulateFocusUpdateRequest(from:): where an update that an environment asks for would lead",
            "UIFocusDebugger.preferredFocusEnvironments(for:): what an environment prefers",
            "UIFocusDebugger.focusGroups(for:): the groups in an environment, in the order of the tab key",
        ])
    }

    /// Which item has the focus, or waits for it.
    open class func status() -> any UIFocusDebuggerOutput {
        guard let window = KeyboardController.shared.inputResponderWindow, let system = UIFocusSystem.of(window) else {
            return Report(["There is no focus on this device."])
        }
        var lines = [system.focusedItem.map { "\($0) has the focus." } ?? "Nothing has the focus."]
        if let item = system.deferredItem { lines.append("\(item) has it after the next key.") }
        return Report(lines)
    }

    // @objc(checkFocusabilityForItem:)
    /// Whether an item can have the focus, and what keeps it from that.
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        var reasons: [String] = []
        if !item.canBecomeFocused { reasons.append("canBecomeFocused is false.") }
        let window = FocusChain.window(of: item)
        if window == nil { reasons.append("It is in no window.") }
        for case let view as UIView in FocusChain.environments(from: item) {
            if view.isHidden { reasons.append("\(view) is hidden.") }
            if !view.isUserInteractionEnabled { reasons.append("\(view) takes no touches.") }
            if view.alpha <= 0 { reasons.append("\(view) is transparent.") }
        }
        if let window, UIFocusSystem.of(window) == nil { reasons.append("There is no focus on this device.") }
        if let window, !FocusChain.contains(window.focusRoot, item) { reasons.append("Something was presented over it.") }
        if let window, reasons.isEmpty, FocusMap(window.focusRoot, in: window).candidate(of: item) == nil {
            reasons.append("It is off the screen, has no size, is covered, or its container does not name it.")
        }
        return Report(reasons.isEmpty ? ["\(item) can have the focus."] : ["\(item) cannot have the focus:"] + reasons.map { "- " + $0 })
    }

    // @objc(simulateFocusUpdateRequestFromEnvironment:)
    /// Where the focus would go if an environment asked for an update. Nothing is moved.
    open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        guard let system = UIFocusSystem.focusSystem(for: environment) else {
            return Report(["\(environment) is in no window, or there is no focus on this device."])
        }
        if let holder = system.focusedItem, !FocusChain.contains(environment, holder) {
            return Report(["Nothing would come of it: the focus is elsewhere, at \(holder)."])
        }
        let target = system.preferredItem(of: environment)
        return Report([target.map { "The focus would go to \($0)." } ?? "There is nothing in \(environment) that can have the focus."])
    }

    // @objc(preferredFocusEnvironmentsForEnvironment:)
    /// What an environment prefers, and what those prefer in turn.
    open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        var (lines, seen): ([String], Set<ObjectIdentifier>) = ([], [])
        func add(_ environment: any UIFocusEnvironment, _ depth: Int) {
            guard seen.insert(ObjectIdentifier(environment)).inserted else { return }
            lines.append(String(repeating: "  ", count: depth) + "\(environment)")
            for next in environment.preferredFocusEnvironments { add(next, depth + 1) }
        }
        add(environment, 0)
        return Report(lines)
    }

    // @objc(focusGroupsForEnvironment:)
    /// The groups in an environment with their items, in the order of the tab key. The primary item of each is marked.
    open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        guard let window = FocusChain.window(of: environment), let system = UIFocusSystem.of(window) else {
            return Report(["\(environment) is in no window, or there is no focus on this device."])
        }
        let map = FocusMap(environment, in: window)
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return Report(
            FocusOrder.groups(of: map, isRightToLeft: isRightToLeft).flatMap { group in
                let primary = system.primary(ofGroup: group, map, window)
                return [group]
                    + map.candidates.filter { $0.group == group }.map { ($0.item === primary ? "* " : "  ") + "\($0.item)" }
            })
    }
}
