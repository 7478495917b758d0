import Foundation
import QuartzCore
import SampanFoundation
import SampanHost
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class SpringLoadingTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)
    private let source = SpringSource()

    private func addSource() {
        _ = stage
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        view.addInteraction(UIDragInteraction(delegate: source))
        controller.view.addSubview(view)
    }

    /// A finger that lifts the source, moves to a place in a moment, and stays there.
    private func drag(to place: CGPoint, staying seconds: Double) {
        let start = CGPoint(x: 100, y: 150)
        let way = (1...4).map {
            CGPoint(x: start.x + (place.x - start.x) * CGFloat($0) / 4, y: start.y + (place.y - start.y) * CGFloat($0) / 4)
        }
        let delivery = TouchDelivery()
        func touch(_ phase: HostEvent.TouchPhase, _ point: CGPoint, then seconds: Double) {
            delivery.handle(id: 0, phase: phase, location: point, time: CACurrentMediaTime())
            stage.advance(seconds)
        }
        touch(.began, start, then: 1)
        for point in way { touch(.moved, point, then: 0.02) }
        stage.advance(seconds)
        touch(.ended, place, then: 1)
    }

    @Test func aDragThatStaysOpensWhatIsBelow() {
        addSource()
        let log = SpringLog()
        let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
        target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { _, context in
                log.words.append("open \(context.targetView === target)")
            })
        controller.view.addSubview(target)
        drag(to: CGPoint(x: 270, y: 470), staying: 2)
        #expect(log.words == ["possible", "activating", "activated", "open true", "inactive", "finish"])
    }

    @Test func aDragThatGoesOnOpensNothing() {
        addSource()
        let log = SpringLog()
        let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
        target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { _, _ in log.words.append("open") })
        controller.view.addSubview(target)
        drag(to: CGPoint(x: 270, y: 470), staying: 0.2)
        #expect(log.words == ["possible", "inactive", "finish"])
    }

    @Test func aBehaviourThatSaysNoKeepsAViewShut() {
        addSource()
        let log = SpringLog()
        log.allows = false
        let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
        target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { _, _ in log.words.append("open") })
        controller.view.addSubview(target)
        drag(to: CGPoint(x: 270, y: 470), staying: 2)
        #expect(log.words.isEmpty)
    }

    @Test func aSpringLoadedButtonDoesWhatATapDoes() {
        addSource()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in taps += 1 })
        button.frame = CGRect(x: 200, y: 400, width: 150, height: 60)
        controller.view.addSubview(button)
        drag(to: CGPoint(x: 270, y: 430), staying: 2)
        #expect(taps == 0)
        button.isSpringLoaded = true
        drag(to: CGPoint(x: 270, y: 430), staying: 2)
        #expect(taps == 1)
        button.isEnabled = false
        drag(to: CGPoint(x: 270, y: 430), staying: 2)
        #expect(taps == 1)
    }

    @Test func eachSegmentOpensByItself() {
        addSource()
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 40, y: 500, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        control.isSpringLoaded = true
        controller.view.addSubview(control)
        stage.settle()
        drag(to: CGPoint(x: 300, y: 516), staying: 2)
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func aRowIsSelectedUnlessTheDelegateLeavesItOut() {
        addSource()
        let rows = SpringRows()
        let table = UITableView(frame: CGRect(x: 0, y: 400, width: 393, height: 300))
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (rows, rows)
        table.isSpringLoaded = true
        controller.view.addSubview(table)
        stage.settle()
        drag(to: CGPoint(x: 200, y: 425), staying: 2)
        drag(to: CGPoint(x: 200, y: 475), staying: 2)
        #expect(rows.selected == [1])
    }

    @Test func anInteractionIsReleasedWithItsView() {
        weak var interaction: UISpringLoadedInteraction?
        do {
            let button = UIButton(type: .system)
            button.isSpringLoaded = true
            interaction = button.interactions.compactMap { $0 as? UISpringLoadedInteraction }.first
            #expect(interaction != nil)
        }
        #expect(interaction == nil)
    }
}

private final class SpringLog: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var words: [String] = []
    var allows = true

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { allows }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { words.append("finish") }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        words.append("\(context.state)")
    }
}

private final class SpringSource: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))]
    }
}

private final class SpringRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row != 0 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
}
