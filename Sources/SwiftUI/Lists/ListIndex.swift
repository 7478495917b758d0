import UIKit

// The words at a list's edge that lead to its sections.
extension ListSource {
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = showsIndex ? sections.compactMap(\.indexTitle) : []
        return titles.isEmpty ? nil : titles
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let named = sections.indices.filter { sections[$0].indexTitle != nil }
        return named.indices.contains(index) ? named[index] : 0
    }
}

/// Names sections at the edge of their list.
struct SectionIndexModifier: PrimitiveModifier {
    let label: Text?
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        SectionIndexNode(view, inputs)
    }
}

final class SectionIndexNode<Content: View>: NodeOf<ModifiedContent<Content, SectionIndexModifier>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, SectionIndexModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] }
    override func collectRows(_ collector: inout RowCollector) {
        var inner = RowCollector()
        child.collectRows(&inner)
        inner.nameSections(view.modifier.label?.plainString(in: environment))
        collector.append(inner) { $0 }
    }
    override func update(_ view: ModifiedContent<Content, SectionIndexModifier>) {
        let isSame = self.view.modifier.label == view.modifier.label
        super.update(view)
        child.update(view.content)
        if !isSame { structureChanged() }
    }
}

private struct ListIndexKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
    var listIndexVisibility: Visibility {
        get { self[ListIndexKey.self] }
        set { self[ListIndexKey.self] = newValue }
    }
}

extension View {
    /// Names the section at the edge of its list, where a finger goes to it.
    public func sectionIndexLabel(_ label: Text?) -> some View { modifier(SectionIndexModifier(label: label)) }
    /// Names the section at the edge of its list, where a finger goes to it.
    public func sectionIndexLabel(_ titleKey: LocalizedStringKey) -> some View { sectionIndexLabel(Text(titleKey)) }
    /// Names the section at the edge of its list, where a finger goes to it.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ title: S) -> some View { sectionIndexLabel(Text(title)) }
    /// Says whether lists within show the names of their sections at their edge.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { environment(\.listIndexVisibility, visibility) }
}
