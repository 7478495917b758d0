import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class DragDropTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)

    /// A finger that stays, then moves.
    private func drag(_ from: CGPoint, _ to: CGPoint) {
        let way = (0...8).map { CGPoint(x: from.x + (to.x - from.x) * CGFloat($0) / 8, y: from.y + (to.y - from.y) * CGFloat($0) / 8) }
        stage.drag([from, from] + way, over: 6)
        stage.advance(1)
    }

    @Test func aViewIsDraggedOntoAnother() {
        _ = stage
        let log = DragLog()
        let source = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
        source.addInteraction(UIDragInteraction(delegate: log))
        target.addInteraction(UIDropInteraction(delegate: log))
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        drag(CGPoint(x: 100, y: 150), CGPoint(x: 270, y: 470))
        #expect(log.words == ["items", "begin", "enter", "will end 2", "perform", "conclude", "session end", "did end 2"])
        #expect(log.dropped as? String == "local")
    }

    @Test func whatNothingTakesGoesHome() {
        _ = stage
        let log = DragLog()
        let source = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        source.addInteraction(UIDragInteraction(delegate: log))
        controller.view.addSubview(source)
        let count = stage.window.subviews.count
        drag(CGPoint(x: 100, y: 150), CGPoint(x: 270, y: 470))
        #expect(log.words == ["items", "begin", "will end 0", "did end 0"])
        #expect(stage.window.subviews.count == count)
    }

    @Test func aDropsObjectsAreLoaded() async {
        _ = stage
        let log = DragLog()
        log.loads = true
        let source = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
        source.addInteraction(UIDragInteraction(delegate: log))
        target.addInteraction(UIDropInteraction(delegate: log))
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        drag(CGPoint(x: 100, y: 150), CGPoint(x: 270, y: 470))
        for _ in 0..<200 where log.strings == nil { try? await Task.sleep(nanoseconds: 10_000_000) }
        #expect(log.strings == ["text"])
    }

    @Test func anItemIsMovedWithinItsCollectionView() {
        let list = DraggableList()
        stage = Stage(list)
        drag(CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 2).y))
        #expect(list.words == ["B", "C", "A"])
        #expect(!list.collectionView.hasActiveDrag)
    }

    @Test func aPlaceholderKeepsThePlaceUntilTheDataIsThere() {
        let list = DraggableList()
        list.usesPlaceholder = true
        stage = Stage(list)
        drag(CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 1).y))
        #expect(list.collectionView.numberOfItems(inSection: 0) == 4)
        #expect(list.words == ["A", "B", "C"])
        #expect(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.backgroundColor == .gray)
        let done = list.context?.commitInsertion { list.words.insert("new", at: $0.item) }
        stage.settle()
        #expect(done == true)
        #expect(list.words == ["A", "new", "B", "C"])
        #expect(list.collectionView.numberOfItems(inSection: 0) == 4)
        #expect(list.context?.deletePlaceholder() == false)
    }

    @Test func aPlaceholderGoesAlongWithItemsThatAreInsertedBeforeIt() {
        let list = DraggableList()
        list.usesPlaceholder = true
        stage = Stage(list)
        drag(CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 1).y))
        list.words.insert("first", at: 0)
        list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.settle()
        list.context?.commitInsertion { list.words.insert("new", at: $0.item) }
        stage.settle()
        #expect(list.words == ["first", "A", "new", "B", "C"])
    }

    @Test func reloadingTakesPlaceholdersAway() {
        let list = DraggableList()
        list.usesPlaceholder = true
        stage = Stage(list)
        drag(CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 1).y))
        list.collectionView.reloadData()
        stage.settle()
        #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
        #expect(list.context?.deletePlaceholder() == false)
    }

    @Test func aCellKnowsHowItIsDragged() {
        let list = DraggableList()
        stage = Stage(list)
        let fingers = Fingers(stage)
        let (start, end) = (CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 2).y))
        func state() -> UICellConfigurationState.DragState? {
            list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState.cellDragState
        }
        fingers.down(start)
        stage.advance(0.7)
        #expect(state() == .lifting && !list.collectionView.hasActiveDrag)
        fingers.glide(from: start, to: end, over: 0.5)
        #expect(state() == .dragging && list.collectionView.hasActiveDrag)
        fingers.cancel(end)
        stage.advance(1)
        #expect(state() == UICellConfigurationState.DragState.none && !list.collectionView.hasActiveDrag)
    }

    @Test func aPlaceholderThatIsDeletedLeavesNothing() {
        let list = DraggableList()
        list.usesPlaceholder = true
        stage = Stage(list)
        drag(CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 1).y))
        #expect(list.context?.deletePlaceholder() == true)
        stage.settle()
        #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
    }

    @Test func aPlaceholdersPlaceIsNoneOfTheDataSources() {
        let list = DraggableList()
        list.usesPlaceholder = true
        stage = Stage(list)
        drag(CGPoint(x: 40, y: list.center(of: 0).y), CGPoint(x: 40, y: list.center(of: 1).y))
        let view = list.collectionView!
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        #expect((0..<4).map { view.dataSourceIndexPath(forPresentationIndexPath: path($0)) } == [path(0), nil, path(1), path(2)])
        #expect((0..<3).map { view.presentationIndexPath(forDataSourceIndexPath: path($0)) } == [path(0), path(2), path(3)])
    }

    @Test func whoTakesADropSaysWhereItsPreviewGoes() {
        _ = stage
        let log = PreviewLog()
        let source = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
        source.addInteraction(UIDragInteraction(delegate: log))
        target.addInteraction(UIDropInteraction(delegate: log))
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        let count = stage.window.subviews.count
        drag(CGPoint(x: 100, y: 150), CGPoint(x: 270, y: 470))
        #expect(log.words == ["perform", "preview", "animation", "over", "did end 2", "transferred"])
        #expect(log.isOfSource && stage.window.subviews.count == count)
    }

    @Test func whereADragCameFromSaysWhereItsPreviewGoesBack() {
        _ = stage
        let log = PreviewLog()
        let source = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        source.addInteraction(UIDragInteraction(delegate: log))
        controller.view.addSubview(source)
        let count = stage.window.subviews.count
        drag(CGPoint(x: 100, y: 150), CGPoint(x: 270, y: 470))
        #expect(log.words == ["preview", "animation", "over", "did end 0"])
        #expect(log.isOfSource && stage.window.subviews.count == count)
    }

    @Test func proposalsAreCopied() {
        let proposal = UITableViewDropProposal(operation: .move, intent: .automatic).copy() as? UITableViewDropProposal
        #expect(proposal?.operation == .move && proposal?.intent == .automatic)
        let other = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath).copy()
        #expect((other as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath)
    }
}

/// Says where what is dragged goes.
private final class PreviewLog: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var words: [String] = []
    /// Whether the preview that was offered is one of the view that is dragged.
    var isOfSource = false

    private func retarget(_ preview: UITargetedDragPreview) -> UITargetedDragPreview {
        words.append("preview")
        isOfSource = preview.view.frame == CGRect(x: 50, y: 100, width: 100, height: 100)
        let target = UIDragPreviewTarget(container: preview.target.container, center: CGPoint(x: 20, y: 20))
        return preview.retargetedPreview(with: target)
    }
    private func follow(_ animator: any UIDragAnimating) {
        words.append("animation")
        animator.addCompletion { _ in self.words.append("over") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        words.append("did end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        words.append("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { retarget(defaultPreview) }
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        follow(animator)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { words.append("perform") }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { retarget(defaultPreview) }
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        follow(animator)
    }
}

private final class DragLog: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var words: [String] = []
    var dropped: Any?
    var loads = false
    var strings: [String]?

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        words.append("items")
        let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
        item.localObject = "local"
        return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { words.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        words.append("will end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        words.append("did end \(operation.rawValue)")
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { words.append("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        words.append("perform")
        dropped = session.items.first?.localObject
        if loads { session.loadObjects(ofClass: String.self) { self.strings = $0 } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { words.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { words.append("session end") }
}

private final class DraggableList: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var words = ["A", "B", "C"]
    var usesPlaceholder = false
    var context: (any UICollectionViewDropPlaceholderContext)?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 60)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
    }

    func center(of item: Int) -> CGPoint {
        let cell = collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center
        return collectionView.convert(cell, to: nil)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = .white
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        session.localContext = collectionView
        let item = UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))
        item.localObject = words[indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let isOwn = (session.localDragSession?.localContext as? UICollectionView) === collectionView
        return UICollectionViewDropProposal(operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first, let source = item.sourceIndexPath
        else { return }
        if usesPlaceholder {
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: destination, reuseIdentifier: "cell")
            placeholder.cellUpdateHandler = { $0.backgroundColor = .gray }
            context = coordinator.drop(item.dragItem, to: placeholder)
            return
        }
        collectionView.performBatchUpdates {
            let word = words.remove(at: source.item)
            words.insert(word, at: destination.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}
