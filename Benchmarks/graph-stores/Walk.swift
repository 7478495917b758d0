import CoreData

/// A walk of random changes through three contexts, with undoing, redoing, taking back, saving, merging and opening anew, each step of which
/// is held against the plain graph.
struct Walk {
    let url: URL
    private var numbers: Numbers
    private var number: Int
    private var contexts: [NSManagedObjectContext] = []
    private(set) var saved: Plain
    private(set) var done = 0
    private(set) var saves = 0
    /// Called with the graph that is about to be saved, and when it is.
    var willSave: (Plain) -> Void = { _ in }
    var didSave: (Plain) -> Void = { _ in }

    /// Goes on from what the store has. `first` is where the numbers in new names begin.
    init(_ url: URL, seed: UInt64, first: Int = 0) throws {
        self.url = url
        (numbers, number) = (Numbers(state: seed), first)
        saved = try Graph.read(url)
        try open()
    }

    private mutating func open() throws {
        let coordinator = try Graph.coordinator(url)
        contexts = (0..<3).map { _ in Graph.context(coordinator) }
    }

    /// Makes a few changes in one of the contexts, and saves them or takes them back.
    mutating func step() throws {
        let context = contexts.randomElement(using: &numbers)!
        var current = saved
        // What was at the end of each group; the first is the store's.
        var states = [saved]
        var place = 0
        for _ in 0...numbers.below(4) {
            try change(context, &current)
            states.removeLast(states.count - place - 1)
            states.append(current)
            place += 1
            guard numbers.below(3) == 0 else { continue }
            for _ in 0...numbers.below(4) {
                if numbers.below(3) > 0 {
                    context.undo()
                    place = max(0, place - 1)
                } else {
                    context.redo()
                    place = min(states.count - 1, place + 1)
                }
                try Difference.check(
                    Graph.read(context), states[place], "undone or redone to state \(place) of \(states.count) after save \(saves)")
            }
            current = states[place]
        }
        if numbers.below(8) == 0 {
            context.rollback()
            if context.hasChanges { throw Difference("there are changes after all were taken back") }
            return try Difference.check(Graph.read(context), saved, "taken back after save \(saves)")
        }
        try Difference.check(Graph.read(context), current, "before save \(saves)")
        try save(context, current)
    }

    /// A group of changes that are undone together, in events of their own or in one. There is always something to undo.
    private mutating func change(_ context: NSManagedObjectContext, _ current: inout Plain) throws {
        let isOneEvent = numbers.below(2) == 0
        context.undoManager?.beginUndoGrouping()
        number += 1
        try Change(context: context).mark(&current, number: number)
        context.processPendingChanges()
        for _ in 0..<numbers.below(6) {
            number += 1
            done += 1
            try Change(context: context).make(&current, number: number, &numbers)
            if !isOneEvent { context.processPendingChanges() }
        }
        context.processPendingChanges()
        context.undoManager?.endUndoGrouping()
    }

    private mutating func save(_ context: NSManagedObjectContext, _ current: Plain) throws {
        nonisolated(unsafe) var told: [Notification] = []
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) {
            told.append($0)
        }
        willSave(current)
        try context.save()
        saved = current
        didSave(saved)
        NotificationCenter.default.removeObserver(observer)
        saves += 1
        context.undoManager?.removeAllActions()
        for other in contexts where other !== context {
            for notification in told { other.mergeChanges(fromContextDidSave: notification) }
            if other.hasChanges { throw Difference("merging left changes after save \(saves)") }
            other.undoManager?.removeAllActions()
            try Difference.check(Graph.read(other), saved, "merged after save \(saves)")
        }
        if saves.isMultiple(of: 40) {
            try open()
            try Difference.check(Graph.read(contexts[0]), saved, "opened anew after save \(saves)")
        }
    }
}
