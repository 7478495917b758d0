/// A row with the chosen value that leads to a page of the options.
struct LinkPicker: View {
    let selection: Binding<AnyHashable>
    let label: AnyView
    let options: [PickerOption]

    var body: some View {
        NavigationLink {
            OptionPage(selection: selection, title: label.view as? Text, options: options)
        } label: {
            LabeledControl(label: label) {
                Text(verbatim: options.first { $0.value == selection.wrappedValue }?.title ?? "").foregroundStyle(.secondary)
            }
        }
    }
}

/// The options as a list; who chooses one is back where he came from.
private struct OptionPage: View {
    let selection: Binding<AnyHashable>
    let title: Text?
    let options: [PickerOption]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(0..<options.count, id: \.self) { index in
                Button {
                    selection.wrappedValue = options[index].value
                    dismiss()
                } label: {
                    HStack {
                        Text(verbatim: options[index].title).foregroundColor(.primary)
                        Spacer()
                        if options[index].value == selection.wrappedValue { Image(systemName: "checkmark") }
                    }
                }
            }
        }
        .navigationTitle(title ?? Text(verbatim: ""))
        .navigationBarTitleDisplayMode(.inline)
    }
}
