import Foundation
import SampanFoundation
import Testing

@Suite struct UndoTests {
    private final class Document {
        let undo = UndoManager()
        var text = "" {
            didSet {
                let old = oldValue
                undo.registerUndo(withTarget: self) { $0.text = old }
            }
        }
    }

    @Test func changesOfOneTurnAreUndoneTogetherAndRedone() {
        let document = Document()
        document.text = "a"
        document.text = "ab"
        document.undo.setActionName("Typing")
        #expect(document.undo.canUndo && !document.undo.canRedo && document.undo.undoMenuItemTitle == "Undo Typing")
        document.undo.undo()
        #expect(document.text == "" && !document.undo.canUndo && document.undo.canRedo)
        #expect(document.undo.redoMenuItemTitle == "Redo Typing")
        document.undo.redo()
        #expect(document.text == "ab" && document.undo.canUndo && !document.undo.canRedo)
        document.undo.undo()
        document.text = "other"
        #expect(!document.undo.canRedo)
    }

    @Test func groupsAreUndoneOneAfterTheOther() {
        let document = Document()
        document.undo.groupsByEvent = false
        for text in ["a", "b", "c"] {
            document.undo.beginUndoGrouping()
            document.text = text
            document.undo.endUndoGrouping()
        }
        #expect(document.undo.groupingLevel == 0)
        document.undo.undo()
        #expect(document.text == "b")
        document.undo.levelsOfUndo = 1
        document.undo.undo()
        #expect(document.text == "a" && !document.undo.canUndo)
        document.undo.removeAllActions()
        #expect(!document.undo.canRedo)
    }

    @Test func theTurnOfTheRunLoopEndsAGroup() {
        let document = Document()
        document.text = "first"
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        #expect(document.undo.groupingLevel == 0)
        document.text = "second"
        document.undo.undo()
        #expect(document.text == "first")
    }

    @Test func whatIsNotRecordedIsNotUndone() {
        let document = Document()
        document.undo.disableUndoRegistration()
        document.text = "a"
        document.undo.enableUndoRegistration()
        #expect(!document.undo.canUndo)
        document.text = "b"
        document.undo.removeAllActions(withTarget: document)
        document.undo.undo()
        #expect(document.text == "b")
    }

    @Test func targetsAreNotKeptAlive() {
        let undo = UndoManager()
        weak var seen: Document?
        do {
            let document = Document()
            seen = document
            undo.registerUndo(withTarget: document) { $0.text = "gone" }
        }
        #expect(seen == nil)
        undo.undo()
    }

    @Test func notificationsTellWhatIsDone() {
        let document = Document()
        nonisolated(unsafe) var told: [String] = []
        let names: [Notification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: document.undo, queue: nil) { told.append($0.name.rawValue) }
        }
        document.text = "a"
        document.undo.undo()
        document.undo.redo()
        #expect(told == names.map(\.rawValue))
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}
