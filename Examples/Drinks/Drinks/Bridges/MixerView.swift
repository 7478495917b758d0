import SwiftUI

/// A glass that a button stirs.
struct MixerView: View {
    @State private var turns = 0.0

    var body: some View {
        VStack(spacing: 16) {
            Glass(level: 0.7)
                .frame(width: 60, height: 80)
                .rotationEffect(.degrees(turns * 360))
            Text(Strings.Table.header)
                .font(.footnote)
                .foregroundColor(.secondary)
                .multilineTextAlignment(.center)
            Button(Strings.Table.mix) { withAnimation(.easeInOut(duration: 0.6)) { turns += 1 } }
                .buttonStyle(.bordered)
        }
        .padding()
    }
}
