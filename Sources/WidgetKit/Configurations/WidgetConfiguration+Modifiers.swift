import Foundation
import SwiftUI

/// A configuration of which something is said besides.
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base
    let change: (inout WidgetDescription) -> Void

    var body: Never { fatalError("A modified configuration has no body.") }

    func _add(to list: inout _WidgetList) {
        list.widgets += WidgetDescription.all(base._add(to:)).map { description in
            var description = description
            change(&description)
            return description
        }
    }
}

extension WidgetConfiguration {
    private func changed(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(base: self, change: change)
    }

    /// Names the widget for people who choose one.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { changed { $0.displayName = displayName } }
    /// Names the widget for people who choose one.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    /// Names the widget for people who choose one.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Says what the widget shows, for people who choose one.
    public func description(_ description: Text) -> some WidgetConfiguration { changed { $0.description = description } }
    /// Says what the widget shows, for people who choose one.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { description(Text(descriptionKey)) }
    /// Says what the widget shows, for people who choose one.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self.description(Text(description)) }

    /// Says which shapes the widget can have.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { changed { $0.families = families } }

    /// Leaves the content without margins.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }

    /// Says whether the system may show the widget without its background, as some places do: there are none of these here.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
