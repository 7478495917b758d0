/// What knows the next scroll view within.
@MainActor
private final class ScrollHolder {
    weak var link: ScrollLink?
    nonisolated init() {}

    func flash() { link?.item?.scroller.flashScrollIndicators() }
}

/// Shows scroll views' indicators for a moment.
private struct ScrollFlashModifier<Trigger: Equatable>: ViewModifier {
    let flashesOnAppear: Bool
    let trigger: Trigger
    @State private var holder = ScrollHolder()

    init(flashesOnAppear: Bool, trigger: Trigger) { (self.flashesOnAppear, self.trigger) = (flashesOnAppear, trigger) }

    func body(content: Content) -> some View {
        content.modifier(ScrollLinkModifier { holder.link = $0 })
            .onAppear { if flashesOnAppear { holder.flash() } }
            .onChange(of: trigger) { holder.flash() }
    }
}

extension View {
    /// Shows the indicators of the scroll view within for a moment when it appears.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollFlashModifier(flashesOnAppear: onAppear, trigger: true))
    }
    /// Shows the indicators of the scroll view within for a moment when a value changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(flashesOnAppear: false, trigger: value))
    }
}
