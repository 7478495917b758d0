import UIKit

// MARK: Blocks that may be called anywhere, in a class of the main actor's
@MainActor class Model {
    var count = 0
    func tick() { count += 1 }
    func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
        DispatchQueue.global().async { self.tick() }
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in
            self.count += 1
        }
    }
}

// MARK: A member of the main actor's, of a class that is nobody's
class Store {
    @MainActor var shown = 0
    @MainActor func show() { shown += 1 }
    @MainActor init() {}
    func later() { DispatchQueue.main.async { self.show() } }
    func soon() async { await show() }
}

// MARK: A framework's members that are the main actor's, from functions that are nobody's
enum Segue {
    static func name(of segue: UIStoryboardSegue) -> String? { segue.identifier }
    static func title(_ view: UIViewController) -> String? {
        view.title = view.navigationItem.title
        UIView.animate(withDuration: 0.2) { view.view.alpha = 0 }
        return UIDevice.current.name
    }
}
