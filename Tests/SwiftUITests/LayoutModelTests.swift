import Sessions
import Testing
import UIKit

@testable import SwiftUI

/// Numbers that are the same at each run.
private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension ViewTree {
    /// A view by chance, at most so deep.
    fileprivate static func random(_ depth: Int, inStack: Bool = false, _ dice: inout Dice) -> ViewTree {
        func line() -> Line { Line.allCases.randomElement(using: &dice)! }
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        func chance(_ odds: Int) -> Bool { Int.random(in: 1...odds, using: &dice) == 1 }
        if depth == 0 || chance(6) {
            switch Int.random(in: 0..<(inStack ? 5 : 4), using: &dice) {
            case 0, 1: return .color
            case 2: return .text(["a", "Sampan", "two words", "a few more words"].randomElement(using: &dice)!)
            case 3: return .frame(width: length(5...80), height: length(5...60), .middle, .middle, .color)
            default: return .spacer(least: length(0...20))
            }
        }
        func views() -> [ViewTree] { (0..<Int.random(in: 1...4, using: &dice)).map { _ in random(depth - 1, inStack: true, &dice) } }
        func limits() -> Limits {
            guard chance(2) else { return Limits() }
            let (least, more, most) = (length(5...40), length(0...40), length(0...80))
            return Limits(
                least: chance(2) ? least : nil, ideal: chance(3) ? least + more : nil,
                most: chance(2) ? chance(4) ? .infinity : least + more + most : nil)
        }
        switch Int.random(in: 0..<12, using: &dice) {
        case 0, 1, 2: return .horizontal(line(), spacing: length(0...10), views())
        case 3, 4, 5: return .vertical(line(), spacing: length(0...10), views())
        case 6:
            let layers = (0..<Int.random(in: 1...3, using: &dice)).map { _ in random(depth - 1, &dice) }
            return .layers(line(), line(), layers)
        case 7:
            let (width, height) = (chance(2) ? length(20...150) : nil, chance(2) ? length(20...150) : nil)
            return .frame(width: width, height: height, line(), line(), random(depth - 1, &dice))
        case 8: return .flexibleFrame(width: limits(), height: limits(), line(), line(), random(depth - 1, &dice))
        case 9:
            let insets = EdgeInsets(top: length(0...15), leading: length(0...15), bottom: length(0...15), trailing: length(0...15))
            return .padding(insets, random(depth - 1, &dice))
        case 10: return .fixedSize(horizontal: chance(2), vertical: chance(2), random(depth - 1, &dice))
        default: return .priority(Double(Int.random(in: -1...2, using: &dice)), random(depth - 1, &dice))
        }
    }

    /// The view that is described.
    fileprivate var view: AnyView {
        func all(_ views: [ViewTree]) -> some View { ForEach(views.indices, id: \.self) { views[$0].view } }
        switch self {
        case .color: return AnyView(Rectangle())
        case .text(let text): return AnyView(Text(text).background(Rectangle()))
        case .spacer(let least): return AnyView(Spacer(minLength: least))
        case .horizontal(let line, let spacing, let views):
            return AnyView(HStack(alignment: line.vertical, spacing: spacing) { all(views) })
        case .vertical(let line, let spacing, let views):
            return AnyView(VStack(alignment: line.horizontal, spacing: spacing) { all(views) })
        case .layers(let across, let along, let views):
            return AnyView(ZStack(alignment: Alignment(horizontal: across.horizontal, vertical: along.vertical)) { all(views) })
        case .frame(let width, let height, let across, let along, let content):
            let alignment = Alignment(horizontal: across.horizontal, vertical: along.vertical)
            return AnyView(content.view.frame(width: width, height: height, alignment: alignment))
        case .flexibleFrame(let width, let height, let across, let along, let content):
            return AnyView(
                content.view.frame(
                    minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most, minHeight: height.least,
                    idealHeight: height.ideal, maxHeight: height.most,
                    alignment: Alignment(horizontal: across.horizontal, vertical: along.vertical)))
        case .padding(let insets, let content): return AnyView(content.view.padding(insets))
        case .fixedSize(let horizontal, let vertical, let content):
            return AnyView(content.view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .priority(let priority, let content): return AnyView(content.view.layoutPriority(priority))
        }
    }
}

@Suite(.session) @MainActor
struct LayoutModelTests {
    /// Three hundred views by chance lie where the documentation has them, to a pixel.
    @Test(arguments: 0..<300) func viewsByChanceLieWhereTheDocumentationHasThem(_ number: Int) {
        var dice = Dice(state: UInt64(number))
        let tree = ViewTree.random(4, &dice)
        let room = CGSize(width: CGFloat(Int.random(in: 100...400, using: &dice)), height: CGFloat(Int.random(in: 100...400, using: &dice)))
        let found = Stage(tree.view.ignoresSafeArea(), size: room).shapes
        let proposal = ViewTree.Proposal(width: room.width, height: room.height)
        let size = tree.size(proposal)
        let wanted = tree.leaves(at: CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2), proposal)
        let isEqual =
            found.count == wanted.count
            && zip(found, wanted).allSatisfy { pair in
                [(pair.0.minX, pair.1.minX), (pair.0.minY, pair.1.minY), (pair.0.maxX, pair.1.maxX), (pair.0.maxY, pair.1.maxY)]
                    .allSatisfy { abs($0 - $1) <= 0.51 }
            }
        #expect(isEqual, "\(room) \(tree)\nfound  \(found)\nwanted \(wanted)")
    }
}
