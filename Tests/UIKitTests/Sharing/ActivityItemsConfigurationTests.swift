import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class ActivityItemsConfigurationTests {
    private final class Keeping: UIActivity {
        var received: [Any] = []
        override var activityTitle: String? { "Keep" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) { received = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    /// A view that exports, and has no command of its own.
    private final class Picture: UIView {}

    /// Only what has to be there.
    private final class Bare: NSObject, UIActivityItemsConfigurationReading {
        var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [NSItemProvider(object: "bare" as NSString)] }
    }

    private let root = UIViewController()
    private lazy var stage = Stage(root)

    private func show(_ configuration: any UIActivityItemsConfigurationReading) -> UIActivityViewController {
        _ = stage
        let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
        root.present(sheet, animated: true)
        stage.advance(1)
        return sheet
    }

    private func control(_ label: String, in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == label { return view }
        return view.subviews.lazy.compactMap { self.control(label, in: $0) }.first
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    private func images(in view: UIView) -> [UIImage] {
        ((view as? UIImageView)?.image.map { [$0] } ?? []) + view.subviews.flatMap { images(in: $0) }
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<200 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func itemsAreMadeWhenAnActivityIsChosen() async throws {
        let provider = NSItemProvider()
        nonisolated(unsafe) var made = 0
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
            made += 1
            done(Data("made".utf8), nil)
            return nil
        }
        let keeping = Keeping()
        let configuration = UIActivityItemsConfiguration(itemProviders: [provider])
        configuration.applicationActivitiesProvider = { [keeping] }
        configuration.metadataProvider = { $0 == .title ? "A poem" : nil }
        configuration.previewProvider = { _, _, _ in NSItemProvider(object: UIImage()) }
        let sheet = show(configuration)
        #expect(texts(in: sheet.view).contains("A poem") && made == 0)
        let keep = try #require(control("Keep", in: sheet.view))
        stage.tap(keep.convert(CGPoint(x: keep.bounds.midX, y: keep.bounds.midY), to: nil))
        await wait { !keeping.received.isEmpty }
        #expect(keeping.received as? [String] == ["made"] && made == 1)
    }

    @Test func theHeadOfTheSheetShowsThePreview() async throws {
        let picture = drawn(8, 8) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        let configuration = UIActivityItemsConfiguration(objects: ["text" as NSString])
        var asked: [(Int, UIActivityItemsConfigurationPreviewIntent)] = []
        configuration.previewProvider = { index, intent, _ in
            asked.append((index, intent))
            return NSItemProvider(object: picture)
        }
        let sheet = show(configuration)
        await wait { images(in: sheet.view).contains { $0.size == picture.size } }
        #expect(images(in: sheet.view).contains { $0.size == picture.size })
        #expect(asked.count == 1 && asked[0].0 == 0 && asked[0].1 == .thumbnail)
    }

    @Test func withoutATitleTheItemItselfIsShown() async {
        let sheet = show(Bare())
        await wait { texts(in: sheet.view).contains("bare") }
        #expect(texts(in: sheet.view).contains("bare"))
    }

    @Test func theCommandToCopyCopiesTheItemsOfTheNearestResponderThatHasSome() {
        let picture = Picture()
        root.view.addSubview(picture)
        let copy = Selector("copy:")
        #expect(picture.target(forAction: copy, withSender: nil) == nil && !picture.canPerformAction(copy, withSender: nil))
        let configuration = UIActivityItemsConfiguration(objects: ["kept" as NSString])
        root.activityItemsConfiguration = configuration
        let target = picture.target(forAction: copy, withSender: nil)
        #expect(target as AnyObject? === root)
        UIPasteboard.general.items = []
        UIMenuCommandSender.send(copy, to: root)
        #expect(UIPasteboard.general.itemProviders.first?.canLoadObject(ofClass: NSString.self) == true)
        configuration.supportedInteractions = [.share]
        #expect(!root.canPerformAction(copy, withSender: nil))
        root.activityItemsConfiguration = nil
        #expect(root.activityItemsConfiguration == nil)
    }

    @Test func aConfigurationSaysWhatItWasTold() {
        let configuration = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
        #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 2)
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        #expect(configuration.activityItemsConfigurationSupports(interaction: .copy))
        #expect(configuration.activityItemsConfigurationMetadata(key: .title) == nil)
        configuration.perItemMetadataProvider = { index, key in key == .title ? "item \(index)" : nil }
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? String == "item 1")
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .messageBody) == nil)
        #expect(configuration.applicationActivitiesForActivityItemsConfiguration == nil)
    }
}

/// Sends a command as menus and keys do.
@MainActor
private enum UIMenuCommandSender {
    static func send(_ action: Selector, to responder: UIResponder) {
        UICommand(title: "", action: action).performWithSender(nil, target: responder)
    }
}
