import Foundation
import Sessions
import Testing
import UIKit

/// The suites that share the journal below run one after the other.
@Suite(.serialized, .session) struct DocumentLoading {}

/// A bundle in a temporary folder, made for one test.
final class BundleFixture {
    let root: URL

    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString).bundle")
        for (name, text) in files {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var bundle: Bundle { Bundle(path: root.path)! }
}

/// A storyboard of the given scenes; the first controller starts it.
func storyboardXML(initial: String = "a", _ scenes: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" initialViewController="\(initial)"><scenes>
    \(scenes.map { "<scene sceneID=\"s\($0.hashValue)\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
}

/// A xib with the given objects beside the placeholders; `owner` is the content of File's Owner.
func xibXML(owner: String = "", _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects></document>
    """
}

/// The attributes that make an element's class one of this module's.
func custom(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"UIKitResourceTests\"" }

/// What the classes below write down, in order.
@MainActor
enum Journal {
    static var entries: [String] = []
    static func add(_ entry: String) { entries.append(entry) }
    static func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

final class JournalController: UIViewController {
    weak var first: UIView? {
        didSet { manyAtFirst = many.count }
    }
    var many: [UIView] = []
    /// How many there were when the first was set.
    var manyAtFirst = 0
    weak var button: UIControl?
    var mood = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Journal.add("init \(title ?? "-")")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.add("awake")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.add("didLoad first=\(first != nil) many=\(many.count)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Journal.add("prepare \(segue.identifier ?? "-") to \(type(of: segue.destination))")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Journal.add("should \(identifier)")
        return identifier != "forbidden"
    }
    func pressed(_ sender: Any?) { Journal.add("pressed by \(sender.map { "\(type(of: $0))" } ?? "nobody")") }
    func unwound(_ segue: UIStoryboardSegue) { Journal.add("unwound from \(type(of: segue.source))") }

    @MainActor static func register() {
        ClassRegistry.register(JournalController.self) { description in
            description.property(
                "first", get: { ($0 as! JournalController).first }, set: { ($0 as! JournalController).first = $1 as? UIView })
            description.property(
                "many", get: { ($0 as! JournalController).many }, set: { ($0 as! JournalController).many = $1 as! [UIView] })
            description.property(
                "button", get: { ($0 as! JournalController).button }, set: { ($0 as! JournalController).button = $1 as? UIControl })
            description.property(
                "mood", get: { ($0 as! JournalController).mood }, set: { ($0 as! JournalController).mood = ($1 as! NSNumber).intValue })
            description.method("pressed:") { receiver, arguments in
                (receiver as! JournalController).pressed(arguments[0])
                return nil
            }
            description.method("unwound:") { receiver, arguments in
                (receiver as! JournalController).unwound(arguments[0] as! UIStoryboardSegue)
                return nil
            }
        }
    }
}

final class JournalView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Journal.add("view init tag=\(tag) subviews=\(subviews.count)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.add("view awake")
    }
}

final class JournalCell: UICollectionViewCell {
    weak var label: UIView?
    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.add("cell awake label=\(label != nil)")
    }
    @MainActor static func register() {
        ClassRegistry.register(JournalCell.self) { description in
            description.property("label", get: { ($0 as! JournalCell).label }, set: { ($0 as! JournalCell).label = $1 as? UIView })
        }
    }
}

final class JournalBar: UINavigationBar {}
