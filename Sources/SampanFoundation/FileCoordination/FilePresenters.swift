import Foundation
import ObjCRuntime
import UniformTypeIdentifiers

/// The presenters that are told of accesses. It keeps none of them alive.
final class FilePresenters: @unchecked Sendable {
    static let shared = FilePresenters()

    private struct Weak { weak var presenter: (any NSFilePresenter)? }

    private let lock = NSLock()
    private var entries: [Weak] = []

    var all: [any NSFilePresenter] { lock.withLock { entries.compactMap(\.presenter) } }

    func add(_ presenter: any NSFilePresenter) {
        lock.withLock {
            entries.removeAll { $0.presenter == nil || $0.presenter === presenter }
            entries.append(Weak(presenter: presenter))
        }
    }

    func remove(_ presenter: any NSFilePresenter) {
        lock.withLock { entries.removeAll { $0.presenter == nil || $0.presenter === presenter } }
    }

    /// Who presents an item, or something in it.
    func presenting(_ place: FilePlace, but own: (any NSFilePresenter)?) -> [any NSFilePresenter] {
        all.filter { presenter in
            presenter !== own && presenter.presentedItemURL.map { place.contains(FilePlace($0)) } == true
        }
    }

    /// Who presents a folder that an item is in.
    func presentingFolder(of place: FilePlace, but own: (any NSFilePresenter)?) -> [any NSFilePresenter] {
        all.filter { presenter in
            guard presenter !== own, let url = presenter.presentedItemURL else { return false }
            return FilePlace(url) != place && FilePlace(url).contains(place)
        }
    }
}

extension NSFilePresenter {
    /// Says something on the presenter's queue.
    func tell(_ message: @escaping (any NSFilePresenter) -> Void) {
        nonisolated(unsafe) let (presenter, message) = (self, message)
        presentedItemOperationQueue.addOperation { message(presenter) }
    }

    /// Asks something on the presenter's queue, and waits for the answer, which is `nil` where the presenter does not implement the question.
    func ask<Answer>(_ question: @escaping (any NSFilePresenter, @escaping (Answer?) -> Void) -> Void) -> Answer? {
        let answered = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var answer: Answer?
        tell { presenter in
            let isImplemented: Void? = OptionalRequirement.call {
                question(presenter) {
                    answer = $0
                    answered.signal()
                }
            }
            if isImplemented == nil { answered.signal() }
        }
        answered.wait()
        return answer
    }

    /// Tells of something in the folder that is presented; a package whose presenter does not care for what is in it has changed as a whole.
    func tellOfSubitem(_ message: @escaping (any NSFilePresenter) -> Void) {
        tell { presenter in
            let isImplemented: Void? = OptionalRequirement.call { message(presenter) }
            guard isImplemented == nil, let url = presenter.presentedItemURL,
                UTType.declaredPackage(nameOf: url) != nil
            else { return }
            OptionalRequirement.call { presenter.presentedItemDidChange() }
        }
    }
}
