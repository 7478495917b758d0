import Foundation
import UIKit

/// Has frames wait for pages where nobody looks at them as they come.
///
/// Pages are loaded by other processes, and so by the machine's clock. A host that keeps its own time would be done long before: each of its frames
/// waits for them a little, as long as one loads or was asked for something.
@MainActor
final class PageWork {
    static let shared = PageWork()

    /// How long a frame waits, in seconds of the machine's clock.
    private static let patience = 0.05

    private var pages: [WeakPage] = []
    private var ticker: FrameTicker?

    /// Waits for a page, while it works.
    func add(_ page: NativePage) {
        guard let runtime = AppRuntime.shared, !runtime.host.hasUser else { return }
        if !pages.contains(where: { $0.page === page }) { pages.append(WeakPage(page: page)) }
        if ticker == nil { ticker = FrameTicker { [weak self] _ in self?.serve() } }
    }

    private func serve() {
        GLibLoop.shared.serve(atMost: Self.patience) { isWorking }
        if !isWorking { ticker = nil }
    }

    private var isWorking: Bool {
        pages.removeAll { $0.page?.isWorking != true }
        return !pages.isEmpty
    }
}
