import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Flashing: View {
    @State private var count = 0
    var body: some View {
        VStack {
            ScrollView { Color.red.frame(height: 2000) }.scrollIndicatorsFlash(trigger: count)
            Button("flash") { count += 1 }
        }
    }
}

private struct Names: View {
    @State private var isHidden = false
    @State private var first = "A"
    var body: some View {
        VStack {
            List {
                ForEach(["A", "B"], id: \.self) { letter in
                    Section(letter) { ForEach(0..<3, id: \.self) { Text("\(letter)\($0)") } }.sectionIndexLabel(
                        letter == "A" ? first : letter)
                }
                Section("Rest") { Text("rest") }
            }
            .listSectionIndexVisibility(isHidden ? .hidden : .visible)
            Button("hide") { isHidden = true }
            Button("rename") { first = "Z" }
        }
    }
}

private struct Sidebars: App {
    var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("detail")
            }
        }
        .commands { SidebarCommands() }
    }
}

@Suite(.session, .serialized) @MainActor
struct AdditionTests {
    private func area(_ shape: some SwiftUI.Shape) -> (CGPoint) -> Bool {
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return { path.contains($0) }
    }

    @Test func shapesAreMadeOfTwo() {
        let left = Rectangle().offset(x: -40, y: 20)
        let points = [CGPoint(x: -20, y: 50), CGPoint(x: 30, y: 50), CGPoint(x: 80, y: 50)]
        #expect(points.map(area(Rectangle().union(left))) == [true, true, true])
        #expect(points.map(area(Rectangle().intersection(left))) == [false, true, false])
        #expect(points.map(area(Rectangle().subtracting(left))) == [false, false, true])
        #expect(points.map(area(Rectangle().symmetricDifference(left))) == [true, false, true])
        let inside = Rectangle().lineIntersection(left).path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
        #expect(inside.insetBy(dx: 0.1, dy: 0.1).integral == CGRect(x: 0, y: 20, width: 60, height: 80))
        let outside = Rectangle().lineSubtraction(left).path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
        #expect(outside.maxX == 100)
    }

    @Test func indicatorsAreShownForAMomentWhenAValueChanges() throws {
        let stage = Stage(Flashing())
        let scroller = try #require(stage.views(UIScrollView.self).first)
        func isShown() -> Bool {
            (scroller.layer.sublayers ?? []).contains { !$0.isHidden && $0.opacity == 1 && $0.delegate == nil && $0.frame.width < 12 }
        }
        #expect(!isShown())
        stage.tap("flash")
        stage.advance(0.3)
        #expect(isShown())
    }

    @Test func sectionsAreNamedAtTheEdgeOfTheirList() throws {
        let stage = Stage(Names())
        let table = try #require(stage.views(UITableView.self).first)
        #expect(table.dataSource?.sectionIndexTitles(for: table) == ["A", "B"])
        #expect(table.dataSource?.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
        stage.tap("rename")
        stage.advance(0.1)
        #expect(table.dataSource?.sectionIndexTitles(for: table) == ["Z", "B"])
        stage.tap("hide")
        stage.advance(0.1)
        #expect(table.dataSource?.sectionIndexTitles(for: table) == nil)
    }

    @Test func aWaveOfColourGoesThroughASymbol() throws {
        let stage = Stage(Image(systemName: "wifi").symbolEffect(.variableColor.iterative.hideInactiveLayers, isActive: true))
        let symbol = try #require(stage.views(ItemHostView.self).first?.rootItem?.first(SymbolEffectItem.self))
        var seen: [CGFloat] = []
        for _ in 0..<60 {
            stage.advance(1.0 / 60)
            seen.append(symbol.effectView.alpha)
        }
        #expect((seen.min() ?? 1) < 0.1 && (seen.max() ?? 0) > 0.9)
        #expect(VariableColorSymbolEffect.variableColor.reversing.configuration.movement().duration == 2)
    }

    @Test func aSymbolTakesAnothersPlaceByAnEffect() throws {
        let stage = Stage(Text("a"))
        let view = UIView()
        stage.controller.view.addSubview(view)
        let transition = ContentTransition.symbolEffect(.replace.upUp, options: .speed(2))
        transition.run(on: view, from: .identity, Transaction(animation: .default))
        let scale = try #require(view.layer.animation(forKey: "contentScale") as? CAKeyframeAnimation)
        #expect(scale.duration == 0.2 && (scale.values as? [NSNumber])?.contains { $0.doubleValue > 0.3 } == true)
        #expect(WiggleSymbolEffect.wiggle.custom(angle: .degrees(90)) == .wiggle.down)
    }

    @Test func gesturesAtAnEdgeComeBeforeTheSystems() {
        let stage = Stage(Text("a").defersSystemGestures(on: [.bottom, .leading]))
        #expect(stage.controller.preferredScreenEdgesDeferringSystemGestures == [.bottom, .left])
    }

    @Test func keysHideAndShowASideBar() throws {
        let view = try #require(Sidebars().body._windows().groups.first).make()
        let stage = Stage(view.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1100, height: 800))
        let split = try #require(stage.controller.children.first as? UISplitViewController)
        let key = try #require((stage.controller.keyCommands ?? []).first { $0.input == "s" } as? ShortcutCommand)
        #expect(key.modifierFlags == [.control, .command])
        stage.controller.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        stage.advance(0.5)
        try #require(!split.isCollapsed)
        let former = split.displayMode
        key.use()
        stage.advance(0.5)
        #expect(split.displayMode != former)
        key.use()
        stage.advance(0.5)
        #expect(split.displayMode == former)
    }
}
