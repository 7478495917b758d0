import UIKit

@testable import SwiftUI

/// A view, described by itself: what it is made of, and what the documentation says of its size and of where its parts stand.
///
/// Nothing here knows how SwiftUI lays out in this project. It follows Apple's pages on stacks, frames, padding and `fixedSize`, and
/// WWDC 2019's session 237: who contains a view proposes a size, the view chooses its own, and is placed.
@MainActor
indirect enum ViewTree {
    /// As large as is proposed, 10 points where nothing is.
    case color
    case text(String)
    /// Only in stacks.
    case spacer(least: CGFloat)
    case horizontal(Line, spacing: CGFloat, [ViewTree])
    case vertical(Line, spacing: CGFloat, [ViewTree])
    case layers(Line, Line, [ViewTree])
    case frame(width: CGFloat?, height: CGFloat?, Line, Line, ViewTree)
    case flexibleFrame(width: Limits, height: Limits, Line, Line, ViewTree)
    case padding(EdgeInsets, ViewTree)
    case fixedSize(horizontal: Bool, vertical: Bool, ViewTree)
    case priority(Double, ViewTree)

    /// Where views are aligned: at their beginning, middle or end.
    enum Line: CaseIterable {
        case start, middle, end
        func offset(in length: CGFloat) -> CGFloat {
            switch self {
            case .start: 0
            case .middle: length / 2
            case .end: length
            }
        }
        var horizontal: HorizontalAlignment { [.start: .leading, .middle: .center, .end: .trailing][self]! }
        var vertical: VerticalAlignment { [.start: .top, .middle: .center, .end: .bottom][self]! }
    }

    /// The limits of a length.
    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?
    }

    /// A proposal: `nil` asks for what the view likes best.
    struct Proposal {
        var width: CGFloat?
        var height: CGFloat?
    }

    // MARK: Sizes

    func size(_ proposal: Proposal) -> CGSize {
        switch self {
        case .color: CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case .text(let text): Self.size(of: text, proposal)
        case .spacer(let least):
            // Along the stack: the stack asks with no length across.
            CGSize(width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
        case .horizontal(let line, let spacing, let views):
            Self.extent(StackLayout(views, spacing, line, isHorizontal: true).frames(proposal))
        case .vertical(let line, let spacing, let views):
            Self.extent(StackLayout(views, spacing, line, isHorizontal: false).frames(proposal))
        case .layers(let across, let along, let views): Self.extent(Self.layerFrames(views, across, along, proposal))
        case .frame(let width, let height, _, _, let content):
            Self.size(of: content.size(Proposal(width: width ?? proposal.width, height: height ?? proposal.height)), width, height)
        case .flexibleFrame(let width, let height, _, _, let content):
            Self.size(of: content.size(Self.offer(proposal, width, height)), proposal, width, height)
        case .padding(let insets, let content):
            Self.grown(content.size(Self.inside(proposal, insets)), insets)
        case .fixedSize(let horizontal, let vertical, let content):
            content.size(Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        case .priority(_, let content): content.size(proposal)
        }
    }

    private static func size(of text: String, _ proposal: Proposal) -> CGSize {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = text
        label.lineBreakStrategy = []
        func size(lines: Int) -> CGSize {
            let bounds = CGRect(x: 0, y: 0, width: max(0, proposal.width ?? 1e6), height: 1e6)
            let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            return CGSize(width: rect.width, height: rect.height)
        }
        let all = size(lines: 0)
        guard let room = proposal.height, all.height > room + 0.5 else { return all }
        // Lines that have no room are cut, the first one never.
        return size(lines: max(1, Int((room + 0.5) / label.font.lineHeight)))
    }

    private static func size(of inner: CGSize, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    /// A length between limits that are there.
    private static func clamped(_ value: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        max(least ?? -.infinity, min(value, most ?? .infinity))
    }

    private static func offer(_ proposal: Proposal, _ width: Limits, _ height: Limits) -> Proposal {
        func offer(_ length: CGFloat?, _ limits: Limits) -> CGFloat? {
            (length ?? limits.ideal).map { clamped($0, limits.least, limits.most) }
        }
        return Proposal(width: offer(proposal.width, width), height: offer(proposal.height, height))
    }

    /// A frame with limits takes what is proposed between them; where one is missing, the content's length is in its place.
    private static func size(of inner: CGSize, _ proposal: Proposal, _ width: Limits, _ height: Limits) -> CGSize {
        func length(_ inner: CGFloat, _ proposed: CGFloat?, _ limits: Limits) -> CGFloat {
            guard limits.least != nil || limits.most != nil else { return proposed == nil ? limits.ideal ?? inner : inner }
            let wanted = proposed ?? limits.ideal ?? inner
            let least = limits.least ?? min(inner, limits.most ?? .infinity)
            return max(least, min(wanted, limits.most ?? max(inner, least)))
        }
        return CGSize(width: length(inner.width, proposal.width, width), height: length(inner.height, proposal.height, height))
    }

    private static func inside(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        Proposal(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    private static func grown(_ size: CGSize, _ insets: EdgeInsets) -> CGSize {
        CGSize(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    /// How large frames are together, where one may have no end.
    static func extent(_ frames: [CGRect]) -> CGSize {
        let union = union(frames)
        return CGSize(
            width: frames.contains { $0.width == .infinity } ? .infinity : union.width,
            height: frames.contains { $0.height == .infinity } ? .infinity : union.height)
    }

    static func union(_ frames: [CGRect]) -> CGRect { frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) } }

    private static func layerFrames(_ views: [ViewTree], _ across: Line, _ along: Line, _ proposal: Proposal) -> [CGRect] {
        views.map { view in
            let size = view.size(proposal)
            return CGRect(origin: CGPoint(x: -across.offset(in: size.width), y: -along.offset(in: size.height)), size: size)
        }
    }

    // MARK: Places

    /// The frames of the colours and texts within, in the order in which they are described, where the view stands at a place.
    func leaves(at origin: CGPoint, _ proposal: Proposal) -> [CGRect] {
        let size = size(proposal)
        func inner(_ content: ViewTree, _ offer: Proposal, _ across: Line, _ along: Line) -> [CGRect] {
            let inner = content.size(offer)
            let place = CGPoint(
                x: origin.x + across.offset(in: size.width) - across.offset(in: inner.width),
                y: origin.y + along.offset(in: size.height) - along.offset(in: inner.height))
            return content.leaves(at: place, offer)
        }
        func placed(_ views: [ViewTree], _ frames: [CGRect], _ offers: [Proposal]) -> [CGRect] {
            let bounds = Self.union(frames)
            return zip(zip(views, frames), offers).flatMap { pair, offer in
                pair.0.leaves(at: CGPoint(x: origin.x + pair.1.minX - bounds.minX, y: origin.y + pair.1.minY - bounds.minY), offer)
            }
        }
        switch self {
        case .color, .text: return [CGRect(origin: origin, size: size)]
        case .spacer: return []
        case .horizontal(let line, let spacing, let views):
            let layout = StackLayout(views, spacing, line, isHorizontal: true)
            return placed(views, layout.frames(proposal), layout.offers(proposal))
        case .vertical(let line, let spacing, let views):
            let layout = StackLayout(views, spacing, line, isHorizontal: false)
            return placed(views, layout.frames(proposal), layout.offers(proposal))
        case .layers(let across, let along, let views):
            return placed(views, Self.layerFrames(views, across, along, proposal), views.map { _ in proposal })
        case .frame(let width, let height, let across, let along, let content):
            return inner(content, Proposal(width: width ?? proposal.width, height: height ?? proposal.height), across, along)
        case .flexibleFrame(let width, let height, let across, let along, let content):
            return inner(content, Self.offer(proposal, width, height), across, along)
        case .padding(let insets, let content):
            return content.leaves(at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), Self.inside(proposal, insets))
        case .fixedSize(let horizontal, let vertical, let content):
            return content.leaves(at: origin, Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        case .priority(_, let content): return content.leaves(at: origin, proposal)
        }
    }

    var layoutPriority: Double {
        switch self {
        case .priority(let priority, _): priority
        case .padding(_, let content), .fixedSize(_, _, let content), .frame(_, _, _, _, let content),
            .flexibleFrame(_, _, _, _, let content):
            content.layoutPriority
        // What is left over is for spacers.
        case .spacer: -.infinity
        default: 0
        }
    }
}

/// A stack of views: what it proposes to each, and where they stand beside each other.
@MainActor
private struct StackLayout {
    typealias Proposal = ViewTree.Proposal
    let views: [ViewTree]
    let spacing: CGFloat
    let line: ViewTree.Line
    let isHorizontal: Bool

    init(_ views: [ViewTree], _ spacing: CGFloat, _ line: ViewTree.Line, isHorizontal: Bool) {
        (self.views, self.spacing, self.line, self.isHorizontal) = (views, spacing, line, isHorizontal)
    }

    private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> Proposal {
        isHorizontal ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
    }
    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    /// What a view takes. A spacer has no extent across a stack.
    private func size(_ index: Int, _ length: CGFloat?, _ width: CGFloat?) -> CGSize {
        if case .spacer = views[index] {
            let length = along(views[index].size(proposal(length, nil)))
            return isHorizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
        }
        return views[index].size(proposal(length, width))
    }

    /// What is left after the spaces is divided: those of a higher priority first, while the others' least is kept for them; among equals the
    /// least flexible first, each an equal share of what is left.
    func lengths(_ whole: Proposal) -> [CGFloat?] {
        let (total, width) = isHorizontal ? (whole.width, whole.height) : (whole.height, whole.width)
        guard let total, !views.isEmpty else { return views.map { _ in nil } }
        var rest = total - spacing * CGFloat(views.count - 1)
        let least = views.indices.map { along(size($0, 0, width)) }
        let most = views.indices.map { along(size($0, .infinity, width)) }
        var result = [CGFloat?](repeating: nil, count: views.count)
        let priorities = Set(views.map(\.layoutPriority)).sorted(by: >)
        for (place, priority) in priorities.enumerated() {
            let members = views.indices.filter { views[$0].layoutPriority == priority }
                .sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
            let kept = priorities[(place + 1)...].flatMap { lower in views.indices.filter { views[$0].layoutPriority == lower } }
                .reduce(0) { $0 + least[$1] }
            var room = rest - kept
            for (number, index) in members.enumerated() {
                let share = max(0, room / CGFloat(members.count - number))
                result[index] = share
                let taken = along(size(index, share, width))
                room -= taken
                rest -= taken
            }
        }
        return result
    }

    func offers(_ whole: Proposal) -> [Proposal] { lengths(whole).map { proposal($0, isHorizontal ? whole.height : whole.width) } }

    func frames(_ whole: Proposal) -> [CGRect] {
        let lengths = lengths(whole)
        var position: CGFloat = 0
        return views.indices.map { index in
            let size = size(index, lengths[index], isHorizontal ? whole.height : whole.width)
            defer { position += along(size) + spacing }
            let shift = -line.offset(in: across(size))
            return CGRect(origin: isHorizontal ? CGPoint(x: position, y: shift) : CGPoint(x: shift, y: position), size: size)
        }
    }
}
