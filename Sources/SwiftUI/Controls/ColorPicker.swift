import UIKit

/// A choice of a colour. See https://developer.apple.com/documentation/swiftui/colorpicker.
public struct ColorPicker<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
    @State private var isOpen = false
    @Environment(\.self) private var environment

    /// Creates a choice.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
    }

    init(_ selection: Binding<CGColor>, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = Binding(source: selection.source, get: { Color(cgColor: selection.wrappedValue) }) { color, _ in
            selection.wrappedValue = color.uiColor(in: EnvironmentValues()).cgColor
        }
        (self.supportsOpacity, self.label) = (supportsOpacity, label)
    }

    /// Creates a choice of one of Core Graphics' colours.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection, supportsOpacity, label())
    }

    /// The label, and the colour, whose touch opens the choice.
    public var body: some View {
        LabeledControl(label: label) {
            Button {
                isOpen = true
            } label: {
                Circle().fill(selection.wrappedValue).padding(5)
                    .overlay(
                        Circle().strokeBorder(
                            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3)
                    )
                    .frame(width: 28, height: 28)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Color well")
        }
        .sheet(isPresented: $isOpen) {
            ColorChoice(color: selection, supportsOpacity: supportsOpacity) { isOpen = false }.presentationDetents([.medium, .large])
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a choice with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// Creates a choice with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    /// Creates a choice of one of Core Graphics' colours with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, Text(titleKey))
    }
}

/// Colours to choose from, and sliders for their parts.
struct ColorChoice: View {
    let color: Binding<Color>
    let supportsOpacity: Bool
    let done: () -> Void
    @Environment(\.self) private var environment

    /// So many greys, and so many steps from dark to light of each hue.
    private static let columns = 12

    private var parts: Color.Components { Color.Components(color.wrappedValue.uiColor(in: environment)) }

    private func part(_ path: WritableKeyPath<Color.Components, Double>) -> Binding<Double> {
        Binding(source: nil, get: { parts[keyPath: path] }) { value, _ in
            var new = parts
            new[keyPath: path] = value
            color.wrappedValue = Color(red: new.red, green: new.green, blue: new.blue, opacity: new.alpha)
        }
    }

    private func choose(_ new: Color) {
        color.wrappedValue = new.opacity(supportsOpacity ? parts.alpha : 1)
    }

    private static func cell(_ row: Int, _ column: Int) -> Color {
        if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
        let hue = (Double(column) / Double(columns) + 0.5).truncatingRemainder(dividingBy: 1)
        let step = Double(row) / 9
        return Color(hue: hue, saturation: step < 0.55 ? 1 : 1 - (step - 0.55) * 1.7, brightness: min(1, 0.25 + step * 1.4))
    }

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text("Colors").font(.headline)
                Spacer()
                Button("Done", action: done)
            }
            VStack(spacing: 0) {
                ForEach(0..<10) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<Self.columns) { column in
                            Rectangle().fill(Self.cell(row, column)).frame(height: 24).onTapGesture { choose(Self.cell(row, column)) }
                        }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            ColorSlider(title: "Red", value: part(\.red), tint: .red)
            ColorSlider(title: "Green", value: part(\.green), tint: .green)
            ColorSlider(title: "Blue", value: part(\.blue), tint: .blue)
            if supportsOpacity { ColorSlider(title: "Opacity", value: part(\.alpha), tint: .gray) }
        }
        .padding()
    }
}

private struct ColorSlider: View {
    let title: LocalizedStringKey
    let value: Binding<Double>
    let tint: Color

    var body: some View {
        HStack {
            Text(title).font(.caption).frame(width: 60, alignment: .leading)
            Slider(value: value).tint(tint).accessibilityLabel(Text(title))
        }
    }
}
