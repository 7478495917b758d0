import Foundation
import SampanFoundation

/// What a drag and a drop have in common. See https://developer.apple.com/documentation/uikit/uidragdropsession.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Whether what is dragged may be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Whether it may not leave the app.
    var isRestrictedToDraggingApplication: Bool { get }
    // @objc(locationInView:)
    /// Where the finger is, in a view's points.
    func location(in view: UIView) -> CGPoint
    /// Whether any item has one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be made of any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Something that is dragged, as where it came from sees it. See https://developer.apple.com/documentation/uikit/uidragsession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app means by the drag; other apps do not see it.
    var localContext: Any? { get set }
}

/// Something that is dragged, as where it is dropped sees it. See https://developer.apple.com/documentation/uikit/uidropsession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes objects of a class of all items of which that is possible. Called back on the main queue.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Whether values of a type, such as `String`, can be made of any item.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(
        ofClass valueType: Value.Type
    ) -> Bool where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Makes values of a type, such as `String`, of all items of which that is possible. Called back on the main queue.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass valueType: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in completion(objects.compactMap { $0 as? Value }) }
    }
}

/// A drag within the app.
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem]
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// Where the finger is, in the window's points.
    var place = CGPoint.zero
    weak var window: UIWindow?
    /// How much of what the session was asked for is loaded.
    nonisolated let progress = Progress(totalUnitCount: 0)
    private var loads = 0
    private var whenLoaded: (() -> Void)?
    /// How large what is lifted is seen, in points.
    var previewSize = CGSize.zero
    /// What moves the session.
    weak var run: DragRun?
    /// Where what is dropped goes, if whoever takes it says so before the drop's animation begins.
    private(set) var landing: DropLanding?
    private var hasLanded = false

    override init() {
        items = []
        super.init()
    }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

    /// Says where what is dropped goes. One picture is lifted for all items: it goes where the first of them does.
    func land(_ landing: DropLanding) {
        if hasLanded || self.landing != nil { landing.runUnseen() } else { self.landing = landing }
    }

    /// The drop's animation begins.
    func takeLanding() -> DropLanding? {
        hasLanded = true
        return landing
    }

    private func beginLoads(_ count: Int) {
        loads += count
        progress.totalUnitCount += Int64(count)
    }

    private func endLoad() {
        loads -= 1
        progress.completedUnitCount += 1
        guard loads == 0, let told = whenLoaded else { return }
        whenLoaded = nil
        told()
    }

    /// Calls back once all that the session was asked for is loaded.
    func afterLoads(_ body: @escaping () -> Void) { if loads == 0 { body() } else { whenLoaded = body } }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let loaded = LoadedObjects(count: providers.count)
        beginLoads(providers.count)
        for (index, provider) in providers.enumerated() {
            let part = provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        if let all = loaded.take(object, at: index) { completion(all) }
                        self.endLoad()
                    }
                }
            }
            progress.addChild(part, withPendingUnitCount: 1)
        }
        if providers.isEmpty { DispatchQueue.main.async { completion([]) } }
        return progress
    }
}

/// Objects that come one after another.
@MainActor
private final class LoadedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int

    init(count: Int) {
        objects = Array(repeating: nil, count: count)
        missing = count
    }

    /// Takes one; returns all of them with the last one.
    func take(_ object: (any NSItemProviderReading)?, at index: Int) -> [any NSItemProviderReading]? {
        objects[index] = object
        missing -= 1
        return missing == 0 ? objects.compactMap { $0 } : nil
    }
}
