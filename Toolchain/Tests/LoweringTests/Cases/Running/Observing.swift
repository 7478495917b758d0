import UIKit

final class Model: NSObject {
    @objc dynamic var name = "" {
        didSet { if name.isEmpty { emptied += 1 } }
    }
    @objc dynamic var half: Int {
        get { whole / 2 }
        set { whole = newValue * 2 }
    }
    var whole = 0
    var emptied = 0
}

final class Watcher: NSObject {
    var seen: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        seen.append(keyPath ?? "")
    }
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

@MainActor func checkThatDynamicPropertiesAreObserved() {
    let (model, watcher) = (Model(), Watcher())
    model.addObserver(watcher, forKeyPath: #keyPath(Model.name), options: [.new], context: nil)
    var halves: [Int?] = []
    let observation = model.observe(\.half, options: [.new]) { _, change in halves.append(change.newValue) }
    model.name = "a"
    model.name = ""
    model.half = 4
    model.removeObserver(watcher, forKeyPath: "name")
    observation.invalidate()
    expect(watcher.seen == ["name", "name"])
    expect(halves == [4])
    expect(model.emptied == 1)
}

@MainActor func checkThatWhatEveryObjectHasIsOverridden() {
    expect(Watcher().value(forKey: "nonsense") as? String == "no nonsense")
}
