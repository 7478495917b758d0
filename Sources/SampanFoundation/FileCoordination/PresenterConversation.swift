import Foundation
import ObjCRuntime

/// What is said to the presenters of items before and after a coordinator reads and writes them.
final class PresenterConversation {
    private let accesses: [FileAccess]
    private let own: (any NSFilePresenter)?
    /// What presenters want to be called when the access has ended.
    private var reacquirers: [(presenter: any NSFilePresenter, call: () -> Void)] = []
    /// The written items that were there before.
    private let present: [Bool]
    /// Whether the items were read and written, and not given up.
    var wasAccessed = false

    init(_ accesses: [FileAccess], own: (any NSFilePresenter)?) {
        self.accesses = accesses
        self.own = own
        present = accesses.map { FileManager.default.fileExists(atPath: $0.url.path) }
    }

    /// Has presenters save, let go, and accept deletions.
    ///
    /// - Throws: the error of a presenter that could not.
    func begin() throws {
        for access in accesses {
            let presenters = FilePresenters.shared.presenting(access.place, but: own)
            switch access.kind {
            case .reading(let options):
                guard !options.contains(.immediatelyAvailableMetadataOnly) else { continue }
                for presenter in presenters {
                    relinquish(presenter) { $0.relinquishPresentedItem(toReader: $1) }
                    if !options.contains(.withoutChanges) { try save(presenter) }
                }
            case .writing(let options):
                guard !options.contains(.contentIndependentMetadataOnly) else { continue }
                for presenter in presenters {
                    relinquish(presenter) { $0.relinquishPresentedItem(toWriter: $1) }
                    if options.contains(.forDeleting) {
                        try throwing(presenter.ask { $0.accommodatePresentedItemDeletion(completionHandler: $1) })
                    } else if !options.isDisjoint(with: [.forMerging, .forMoving]) {
                        try save(presenter)
                    }
                }
                if options.contains(.forDeleting) {
                    let url = access.url
                    for presenter in FilePresenters.shared.presentingFolder(of: access.place, but: own) {
                        try throwing(presenter.ask { $0.accommodatePresentedSubitemDeletion(at: url, completionHandler: $1) })
                    }
                }
            }
        }
    }

    /// Tells presenters what has become of the items, and that they may use them again.
    func end(moves: [(from: URL, to: URL)]) {
        if wasAccessed {
            for move in moves { tell(of: move) }
            for (access, wasThere) in zip(accesses, present) where !moves.contains(where: { $0.from == access.url || $0.to == access.url })
            {
                tell(of: access, wasThere: wasThere)
            }
        }
        for reacquirer in reacquirers { reacquirer.presenter.tell { _ in reacquirer.call() } }
    }

    private func relinquish(
        _ presenter: any NSFilePresenter, _ question: @escaping (any NSFilePresenter, @escaping ((() -> Void)?) -> Void) -> Void
    ) {
        let reacquirer: (() -> Void)? = presenter.ask(question)
        if let reacquirer { reacquirers.append((presenter, reacquirer)) }
    }

    private func save(_ presenter: any NSFilePresenter) throws {
        try throwing(presenter.ask { $0.savePresentedItemChanges(completionHandler: $1) })
    }

    private func throwing(_ error: (any Error)?) throws { if let error { throw error } }

    private func tell(of move: (from: URL, to: URL)) {
        let place = FilePlace(move.from)
        // What is in a folder moves with it.
        for presenter in FilePresenters.shared.presenting(place, but: own) {
            guard let old = presenter.presentedItemURL else { continue }
            let new = place.names(to: FilePlace(old)).reduce(move.to) { $0.appendingPathComponent($1) }
            presenter.tell { presenter in OptionalRequirement.call { presenter.presentedItemDidMove(to: new) } }
        }
        for presenter in FilePresenters.shared.presentingFolder(of: place, but: own) {
            presenter.tellOfSubitem { $0.presentedSubitem(at: move.from, didMoveTo: move.to) }
        }
    }

    private func tell(of access: FileAccess, wasThere: Bool) {
        guard case .writing(let options) = access.kind, options.isDisjoint(with: [.forDeleting, .contentIndependentMetadataOnly]) else {
            return
        }
        for presenter in presenters(of: access.place) {
            presenter.tell { presenter in OptionalRequirement.call { presenter.presentedItemDidChange() } }
        }
        let url = access.url
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        for presenter in FilePresenters.shared.presentingFolder(of: access.place, but: own) {
            presenter.tellOfSubitem { wasThere ? $0.presentedSubitemDidChange(at: url) : $0.presentedSubitemDidAppear(at: url) }
        }
    }

    /// Who presents just that item.
    private func presenters(of place: FilePlace) -> [any NSFilePresenter] {
        FilePresenters.shared.presenting(place, but: own).filter { $0.presentedItemURL.map(FilePlace.init) == place }
    }
}
