import Foundation
import SampanHost
import SampanInterfaceBuilder
import UIKit

/// Draws storyboards and xibs without their app's code, and says what is wrong with them.
@MainActor
public final class InterfaceCanvas {
    /// How documents are to be drawn.
    public struct Options {
        /// The device; `nil` is the one that the document's own canvas shows.
        public var device: Device?
        /// Whether in dark appearance.
        public var isDark = false
        /// The folder that pictures go to; `nil` draws none.
        public var output: URL?
        /// Whether the views of scenes are compared with the frames that their document was saved with.
        public var comparesFrames = false
        /// Where images, colours, texts and other documents are.
        public var resources = Bundle.main

        /// Creates options that draw nothing.
        public init() {}
    }

    /// What came of a document.
    public struct Result {
        /// The pictures that were written.
        public var pictures: [URL] = []
        /// What is wrong, in the order of the lines.
        public var findings: [Finding] = []
        /// Where views lie and were saved to lie, if that is asked for.
        public var frames: [FrameRecord] = []
    }

    private let url: URL
    private let options: Options
    private let host: CanvasHost
    private let watch: DocumentWatch
    private var result = Result()

    private init(_ url: URL, _ options: Options, _ host: CanvasHost) {
        (self.url, self.options, self.host) = (url, options, host)
        watch = DocumentWatch(document: url.lastPathComponent)
    }

    /// Draws a document. The process becomes the app that shows it; this can be done once only.
    ///
    /// - Throws: `IBParseError` if the document cannot be read, and what Foundation throws if its file or a picture's cannot.
    public static func render(_ url: URL, options: Options) throws -> Result {
        let document = try IBDocument.read(contentsOf: url)
        NibBuilder.hasNoCode = true
        ClassRegistry.register(CanvasAppDelegate.self) { $0.initializer("init") { _ in CanvasAppDelegate() } }
        let canvas = document.savedCanvas
        let device = options.device ?? document.canvasDevice ?? canvas?.device ?? .standard
        let isLandscape = document.device == nil ? canvas?.isLandscape ?? false : document.isLandscape
        var outcome: Swift.Result<Result, any Error>?
        let host = CanvasHost(device: device, isLandscape: isLandscape, isDark: options.isDark) { host in
            outcome = Swift.Result { try InterfaceCanvas(url, options, host).draw() }
            return 0
        }
        let runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: NSStringFromClass(CanvasAppDelegate.self))
        _ = host.run(runtime)
        return try outcome?.get() ?? Result()
    }

    private func draw() throws -> Result {
        InterfaceObservation.observer = watch
        defer { InterfaceObservation.observer = nil }
        if url.pathExtension == "xib" { try drawNib() } else { try drawStoryboard() }
        result.findings = watch.findings.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
        return result
    }

    private func take(_ document: IBDocument) {
        for diagnostic in document.diagnostics { watch.add(diagnostic.line, diagnostic.message) }
    }

    // MARK: Storyboards

    private func drawStoryboard() throws {
        let storyboard = try UIStoryboard(contentsOf: url, bundle: options.resources)
        take(storyboard.document)
        let surroundings = SceneSurroundings(document: storyboard.document)
        for (index, scene) in storyboard.document.scenes.enumerated() {
            guard let record = scene.viewController, record.element != "viewControllerPlaceholder" else { continue }
            try autoreleasepool {
                guard let controller = storyboard.makeController(of: record) else { return }
                let root = enclose(controller, record, surroundings, storyboard)
                show(root)
                let canvas = record.child("view").map { ($0, controller.view!) }
                LayoutCheck(watch: watch, document: storyboard.document).run(canvas: canvas)
                if options.comparesFrames, let view = record.child("view") {
                    result.frames += FrameComparison(watch: watch, document: storyboard.document).records(
                        canvas: view, controller: controller)
                }
                try write(index + 1, record)
            }
            watch.forgetObjects()
        }
    }

    /// Puts a controller into the containers that it would be in.
    private func enclose(
        _ controller: UIViewController, _ record: IBObject, _ surroundings: SceneSurroundings, _ storyboard: UIStoryboard
    ) -> UIViewController {
        var root = controller
        if let navigation = surroundings.navigation(of: record),
            let container = storyboard.makeController(of: navigation.controller) as? UINavigationController
        {
            var stack = [controller]
            if let previous = navigation.previous {
                let before = UIViewController()
                let item = previous.child("navigationItem")
                before.navigationItem.title = item?.text("title") ?? previous.text("title")
                before.navigationItem.backButtonTitle = item?.text("backButtonTitle")
                stack.insert(before, at: 0)
            }
            container.setViewControllers(stack, animated: false)
            root = container
        }
        guard let tab = surroundings.tab(of: record), let container = storyboard.makeController(of: tab.controller) as? UITabBarController
        else { return root }
        var children = container.viewControllers ?? []
        if children.indices.contains(tab.index) { children[tab.index] = root } else { children = [root] }
        container.viewControllers = children
        container.selectedViewController = root
        return container
    }

    private var contents: [CanvasContent] = []

    private func show(_ controller: UIViewController) {
        let content = CanvasContent()
        contents = [content]
        // Lists ask for their content as soon as they are laid out.
        load(controller)
        content.supply(watch.made)
        CanvasAppDelegate.current?.window?.rootViewController = controller
        host.settle()
        // Views of contained controllers are there only now.
        content.supply(watch.made)
        host.settle()
        if content.standIn(watch.made) { host.settle() }
    }

    private func load(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        for child in controller.children { load(child) }
    }

    // MARK: Xibs

    private func drawNib() throws {
        let nib = try UINib(contentsOf: url, bundle: options.resources)
        guard let document = nib.document else { return }
        take(document)
        let owner = NibOwner()
        let objects = nib.instantiate(withOwner: owner)
        for (index, record) in document.objects.filter({ $0["placeholderIdentifier"] == nil }).enumerated() {
            guard let object = objects.first(where: { watch.record(of: $0 as AnyObject) === record }) else { continue }
            switch object {
            case let view as UIView:
                show(NibStage(view))
                LayoutCheck(watch: watch, document: document).run(canvas: (record, view))
                try write(view, index + 1, record)
            case let controller as UIViewController:
                show(controller)
                LayoutCheck(watch: watch, document: document).run(canvas: nil)
                try write(index + 1, record)
            default: break
            }
        }
    }

    // MARK: Pictures

    private func picture(_ index: Int, _ record: IBObject) -> URL? {
        let document = url.deletingPathExtension().lastPathComponent
        let name = record["storyboardIdentifier"] ?? record["customClass"] ?? record.text("title") ?? record["userLabel"] ?? record.element
        let plain = String(name.map { $0.isLetter || $0.isNumber || "-_+".contains($0) ? $0 : "-" })
        return options.output?.appendingPathComponent("\(document)-\(index)-\(plain).png")
    }

    /// Writes the screen.
    private func write(_ index: Int, _ record: IBObject) throws {
        guard let file = picture(index, record) else { return }
        try host.write(to: file)
        result.pictures.append(file)
    }

    /// Writes one view.
    private func write(_ view: UIView, _ index: Int, _ record: IBObject) throws {
        guard let file = picture(index, record), view.bounds.width > 0, view.bounds.height > 0 else { return }
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            // The canvas shows through where a view has no colour of its own.
            UIColor.systemBackground.resolvedColor(with: view.traitCollection).setFill()
            UIRectFill(view.bounds)
            view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
        }
        guard let data = image.pngData() else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        result.pictures.append(file)
    }
}

/// Stands for a xib's File's Owner, whose class is the app's: it takes any outlet and keeps none.
private final class NibOwner: NSObject {}

/// Shows one view of a xib at its own size, clear of the device's bars where it is smaller than the screen.
private final class NibStage: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isScreenful = content.bounds.height >= view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
        content.frame.origin = CGPoint(x: 0, y: isScreenful ? 0 : view.safeAreaInsets.top)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = []
        view.addSubview(content)
    }
}

extension IBDocument {
    /// The device of the document's canvas, with the bars that Interface Builder shows on it: 44 points without the home button on an
    /// iPhone 11 where iOS has 48 today, and none since Xcode 11 on phones with one.
    fileprivate var canvasDevice: Device? {
        guard let device, var canvas = Device.canvas(device) else { return nil }
        if device == "retina6_1" { canvas.portraitInsets.top = 44 }
        let version = attributes["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
        if canvas.idiom == .phone, canvas.hasHomeButton, version >= 15400 { canvas.portraitInsets.top = 0 }
        return canvas
    }

    /// The device that scenes were saved in the size of, where the document does not name it.
    fileprivate var savedCanvas: (device: Device, isLandscape: Bool)? {
        for size in scenes.compactMap({ $0.viewController?.child("view")?.rect("frame")?.size }) {
            if let device = Device.all.first(where: { $0.size == size }) { return (device, false) }
            if let device = Device.all.first(where: { $0.size == CGSize(width: size.height, height: size.width) }) { return (device, true) }
        }
        return nil
    }
}

extension Device {
    /// The device that Interface Builder's canvas shows under an identifier such as "retina6_12".
    static func canvas(_ identifier: String) -> Device? {
        let names = [
            "retina3_5": "iPhone SE (1st generation)", "retina4_0": "iPhone SE (1st generation)", "retina4_7": "iPhone 8",
            "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone XS", "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max",
            "retina6_0": "iPhone 12 Pro", "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 15", "retina6_72": "iPhone 15 Pro Max",
            "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad Pro (9.7-inch)",
            "ipad10_2": "iPad (9th generation)", "ipad10_5": "iPad Pro (10.5-inch)", "ipad10_5rounded": "iPad Air (4th generation)",
            "ipad10_9rounded": "iPad Air (5th generation)", "ipad11_0rounded": "iPad Pro 11-inch (4th generation)",
            "ipad12_9": "iPad Pro 12.9-inch (6th generation)", "ipad12_9rounded": "iPad Pro 12.9-inch (6th generation)",
        ]
        return names[identifier].flatMap { Device.named($0) }
    }
}
