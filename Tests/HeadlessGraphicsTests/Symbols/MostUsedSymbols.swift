/// The names of symbols that public source of apps uses most.
enum MostUsedSymbols {
    static let names = text.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let text = """
        xmark xmark.circle xmark.circle.fill xmark.square xmark.octagon.fill checkmark checkmark.circle checkmark.circle.fill
        checkmark.square checkmark.square.fill checkmark.seal checkmark.seal.fill checkmark.shield.fill plus plus.circle
        plus.circle.fill plus.square plus.app plus.magnifyingglass plus.square.on.square minus minus.circle
        minus.circle.fill minus.square equal percent number at asterisk plus.message ellipsis ellipsis.circle
        ellipsis.circle.fill ellipsis.bubble info info.circle info.circle.fill questionmark questionmark.circle
        questionmark.circle.fill questionmark.square exclamationmark exclamationmark.circle exclamationmark.circle.fill
        exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon exclamationmark.bubble
        chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward chevron.right.circle
        chevron.left.circle chevron.up.circle chevron.down.circle chevron.up.chevron.down chevron.compact.down
        chevron.right.2 chevron.left.2 chevron.left.forwardslash.chevron.right chevron.right.circle.fill
        chevron.down.circle.fill arrow.right arrow.left arrow.up arrow.down arrow.forward arrow.backward arrow.up.right
        arrow.up.left arrow.down.right arrow.down.left arrow.clockwise arrow.counterclockwise arrow.right.circle
        arrow.right.circle.fill arrow.left.circle arrow.up.circle arrow.up.circle.fill arrow.down.circle
        arrow.down.circle.fill arrow.up.arrow.down arrow.left.arrow.right arrow.up.and.down arrow.left.and.right
        arrow.triangle.2.circlepath arrow.2.circlepath arrow.uturn.left arrow.uturn.backward arrow.uturn.right
        arrow.turn.up.right arrow.turn.down.left arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
        arrow.clockwise.circle arrow.up.right.square arrow.up.doc arrow.down.doc arrow.triangle.branch
        arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowtriangle.down.fill
        arrowtriangle.right.fill arrowtriangle.up.fill goforward gobackward square.and.arrow.up square.and.arrow.down
        square.and.pencil rectangle.portrait.and.arrow.right person person.fill person.circle person.circle.fill
        person.2 person.2.fill person.3 person.3.fill person.crop.circle person.crop.circle.fill
        person.crop.circle.badge.plus person.crop.square person.badge.plus person.fill.badge.plus figure.walk figure.run
        figure.stand hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.raised hand.raised.fill
        hand.tap hand.wave eye eye.fill eye.slash eye.slash.fill face.smiling eyeglasses brain.head.profile crown
        crown.fill house house.fill house.circle gear gearshape gearshape.fill gearshape.2 magnifyingglass
        magnifyingglass.circle heart heart.fill heart.circle heart.slash star star.fill star.circle star.leadinghalf.filled
        star.slash bell bell.fill bell.badge bell.slash bell.circle bookmark bookmark.fill bookmark.slash tag tag.fill flag
        flag.fill folder folder.fill folder.badge.plus doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill
        doc.on.clipboard doc.badge.plus doc.plaintext doc.richtext clipboard list.clipboard note note.text trash trash.fill
        trash.circle trash.slash pencil pencil.circle pencil.circle.fill pencil.slash pencil.tip scribble highlighter
        paperplane paperplane.fill envelope envelope.fill envelope.open envelope.badge phone phone.fill phone.down.fill
        phone.circle.fill message message.fill bubble.left bubble.left.fill bubble.right bubble.left.and.bubble.right
        text.bubble quote.bubble camera camera.fill camera.circle camera.viewfinder photo photo.fill
        photo.on.rectangle photo.on.rectangle.angled video video.fill video.slash mic mic.fill mic.slash mic.slash.fill
        mic.circle.fill speaker speaker.fill speaker.slash.fill speaker.wave.1 speaker.wave.2.fill speaker.wave.3
        speaker.wave.3.fill play play.fill play.circle play.circle.fill play.rectangle.fill pause pause.fill pause.circle
        pause.circle.fill stop stop.fill stop.circle forward forward.fill backward backward.fill forward.end.fill
        backward.end.fill shuffle repeat repeat.1 music.note music.note.list headphones waveform waveform.path.ecg infinity
        calendar calendar.badge.plus calendar.circle clock clock.fill clock.arrow.circlepath timer alarm alarm.fill stopwatch
        stopwatch.fill hourglass map map.fill mappin mappin.circle mappin.circle.fill mappin.and.ellipse location
        location.fill location.circle location.slash globe globe.americas.fill network wifi wifi.slash wifi.exclamationmark
        antenna.radiowaves.left.and.right dot.radiowaves.left.and.right cellularbars personalhotspot bolt bolt.fill
        bolt.circle bolt.slash battery.100 battery.25 power lock lock.fill lock.open lock.open.fill lock.shield lock.circle
        key key.fill shield shield.fill shield.slash checkmark.shield gift gift.fill cart cart.fill cart.badge.plus bag
        bag.fill creditcard creditcard.fill dollarsign dollarsign.circle dollarsign.circle.fill eurosign.circle banknote
        ticket barcode qrcode qrcode.viewfinder list.bullet list.dash list.number list.bullet.rectangle line.3.horizontal
        line.3.horizontal.decrease line.3.horizontal.decrease.circle slider.horizontal.3 square.grid.2x2
        square.grid.2x2.fill square.grid.3x3 rectangle.grid.1x2 rectangle rectangle.fill rectangle.stack
        rectangle.on.rectangle square square.fill square.on.square square.stack square.dashed circle circle.fill
        circle.dashed circle.lefthalf.filled largecircle.fill.circle record.circle triangle triangle.fill app capsule
        hexagon seal.fill cloud cloud.fill cloud.rain cloud.rain.fill cloud.bolt cloud.snow cloud.sun cloud.sun.fill
        cloud.moon icloud icloud.and.arrow.up icloud.and.arrow.down icloud.slash sun.max sun.max.fill sun.min moon moon.fill
        moon.stars moon.zzz sunrise sunset snowflake wind drop drop.fill flame flame.fill leaf leaf.fill tree car car.fill
        bus tram tram.fill airplane bicycle ferry fuelpump cpu memorychip desktopcomputer laptopcomputer iphone ipad
        applewatch tv tv.fill display printer printer.fill keyboard gamecontroller gamecontroller.fill headphones.circle
        airplayaudio airplayvideo textformat textformat.size textformat.abc bold italic underline strikethrough
        text.alignleft text.aligncenter text.alignright text.justify text.quote character.cursor.ibeam paintbrush
        paintbrush.fill paintpalette paintpalette.fill eyedropper wand.and.stars wand.and.rays sparkles scissors crop
        rotate.left rotate.right link link.circle paperclip pin pin.fill pin.slash tray tray.fill tray.full
        tray.and.arrow.down tray.and.arrow.up archivebox archivebox.fill externaldrive internaldrive server.rack shippingbox
        shippingbox.fill cube cube.fill viewfinder faceid touchid hammer hammer.fill wrench wrench.fill
        wrench.and.screwdriver screwdriver ruler chart.bar chart.bar.fill chart.pie chart.pie.fill chart.bar.xaxis
        chart.line.uptrend.xyaxis book book.fill book.closed books.vertical newspaper newspaper.fill graduationcap
        graduationcap.fill building building.2 building.2.fill building.columns briefcase briefcase.fill suitcase
        fork.knife cup.and.saucer cup.and.saucer.fill pills pills.fill cross cross.fill cross.case bandage stethoscope
        bed.double bed.double.fill trophy trophy.fill rosette medal lightbulb lightbulb.fill flashlight.on.fill umbrella
        puzzlepiece terminal curlybraces command option function sidebar.left sidebar.right macwindow delete.left
        hare tortoise ant.circle.fill pawprint.fill speedometer gauge thermometer person.wave.2 nosign
        target scope accessibility translate
        """
}
